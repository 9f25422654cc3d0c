import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import * as v from 'valibot';
import { instant } from '@comanda/domain/schema/fields.ts';

const formFields = {
  method: v.picklist(['GET', 'POST']),
  action: v.string(),
  fields: v.record(v.string(), v.string()),
};

/**
 * The browser submits a form with exactly these fields in its own window.
 * docs/rules/payments.md#provider-form.
 */
export const redirectForm = v.object({ kind: v.literal('redirectForm'), ...formFields });

/**
 * The shopper opens `url` on the phone, or scans `qr`: `text` is drawn by the browser, `png` is a
 * picture in base64. `qr` null: there is only the address. `expiresAt`: ISO instant.
 */
const wallet = v.object({
  kind: v.literal('wallet'),
  url: v.string(),
  qr: v.nullable(v.object({ as: v.picklist(['text', 'png']), value: v.string() })),
  expiresAt: instant,
});

/**
 * The browser submits a form inside a sandboxed frame: the bank's 3-D Secure check or a hosted card
 * page.
 */
export const framedForm = v.object({ kind: v.literal('framedForm'), ...formFields });

/**
 * The provider was asked for the money already. The answer does not say with which result; the page
 * follows the order, so that an unknown result is never shown as a failure.
 */
export const settled = v.object({ kind: v.literal('settled') });

/**
 * The browser's next step after the start of a payment.
 * docs/rules/payments.md#next-step-of-a-payment.
 */
export const paymentNext = v.variant('kind', [
  redirectForm,
  wallet,
  framedForm,
  settled,
]) satisfies v.GenericSchema<unknown, PaymentNext>;
