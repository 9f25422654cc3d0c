import * as v from 'valibot';
import {
  minorUnits as pesos,
  webUrl,
  wireCode,
  wireInstant,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of the assumed protocol. Unknown fields are ignored. If a field that decides about the
 * money is malformed, the whole answer counts as invalid.
 */

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));

/** Answer to `POST /payments`. `qr`: the text of the code. */
export const walletCreated = v.object({
  id,
  url: webUrl,
  qr: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/u)),
  expires_at: wireInstant,
});

const walletStatuses = [
  'created',
  'authorized',
  'captured',
  'failed',
  'expired',
  'reversed',
  'refunded',
] as const;

/** Answer to `GET /payments/{id}` and to each step of a payment. */
export const walletPayment = v.object({
  reference: v.pipe(wireCode, v.maxLength(64)),
  amount: pesos,
  status: v.picklist(walletStatuses),
  refunded_amount: v.nullish(pesos),
  failure_code: v.nullish(wireCode),
});
export type WalletPayment = v.InferOutput<typeof walletPayment>;

export const walletRefusal = v.object({ code: wireCode });

/** Event of a webhook. */
export const walletEvent = v.object({
  event_id: wireCode,
  type: v.literal('payment.updated'),
  payment_id: id,
});
