import * as v from 'valibot';
import { currencyCode, minorUnits, webUrl, wireCode } from '../../platform/calls/wire-fields.ts';

/** A payment as Example Pay answers it. */
export const examplePayment = v.object({
  id: wireCode,
  reference: wireCode,
  status: v.picklist(['open', 'paid', 'declined', 'cancelled', 'expired', 'refunded']),
  amount: minorUnits,
  currency: currencyCode,
  refunded: minorUnits,
});
export type ExamplePayment = v.InferOutput<typeof examplePayment>;

/** A new payment with the address of its page. */
export const exampleCreated = v.object({ ...examplePayment.entries, page_url: webUrl });

export const exampleWebhook = v.object({ event: wireCode, payment: wireCode, reference: wireCode });
