import * as v from 'valibot';
import {
  minorUnits as pesos,
  optionalField,
  shownText,
  webUrl,
  wireCode,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers and webhooks of Klap's payment gateway. Unknown fields are ignored. If a field that
 * decides about the money is malformed, the whole answer counts as invalid. A field that is only
 * displayed is left out if it cannot be displayed.
 */

/** Klap's name of an order. */
const orderId = v.pipe(wireCode, v.maxLength(100));
/** Our reference, as Klap repeats it. */
const referenceId = v.pipe(wireCode, v.maxLength(100));

export const klapCreated = v.object({
  order_id: orderId,
  reference_id: referenceId,
  redirect_url: webUrl,
});

/** A detail whose name or value is no code is not used, so it counts as empty. */
const detailText = v.fallback(wireCode, '');
const detail = v.object({ key: detailText, value: detailText });

/**
 * Answer to a status request. `payment_details` is a list of names and texts: approval code, last
 * digits, code of a refusal.
 */
export const klapOrder = v.object({
  order_id: orderId,
  reference_id: referenceId,
  status: v.pipe(wireCode, v.maxLength(40)),
  amount: v.object({ currency: v.literal('CLP'), total: pesos }),
  payment_details: optionalField(v.array(detail)),
});
export type KlapOrder = v.InferOutput<typeof klapOrder>;

/** Answer to a refund. `refundable_amount`: the rest. */
export const klapRefund = v.object({
  type: v.picklist(['refund', 'partial_refund']),
  amount: pesos,
  refundable_amount: pesos,
  status: v.literal('refunded'),
});

export const klapRefusal = v.object({
  code: v.union([
    v.pipe(wireCode, v.maxLength(20)),
    v.pipe(v.number(), v.safeInteger(), v.transform(String)),
  ]),
  message: optionalField(shownText(200)),
});

/** A webhook. Both kinds name the same two references; nothing else in it is used. */
export const klapWebhook = v.object({ order_id: orderId, reference_id: referenceId });
