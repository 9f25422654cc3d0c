import * as v from 'valibot';
import {
  currencyCode,
  incidental,
  instant,
  latitude,
  longitude,
  majorUnits,
  shownText,
  webUrl,
  word,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of PedidosYa Courier v3. Unknown fields are ignored. If a field that decides something is malformed, the whole answer counts as
 * invalid; who the rider is, where, and when the food comes decide nothing.
 */

/** `total` in units of the currency, taxes included. */
const offer = v.object({
  deliveryOfferId: word,
  confirmationTimeLimit: instant,
  deliveryTimeTo: incidental(instant),
  pricing: v.object({ total: majorUnits, currency: currencyCode }),
});
export const estimate = v.object({ estimateId: word, deliveryOffers: v.pipe(v.array(offer), v.minLength(1)) });

export const peyaStatuses = [
  'REJECTED',
  'CONFIRMED',
  'IN_PROGRESS',
  'NEAR_PICKUP',
  'PICKED_UP',
  'NEAR_DROPOFF',
  'COMPLETED',
  'CANCELLED',
] as const;
export type PeyaStatus = (typeof peyaStatuses)[number];

export const shipping = v.object({
  shippingId: word,
  referenceId: incidental(word),
  status: v.picklist(peyaStatuses),
  cancelCode: incidental(word),
  estimatedDropOffTime: incidental(instant),
  shareLocationUrl: incidental(webUrl),
});
export type PeyaShipping = v.InferOutput<typeof shipping>;

/** Newest first, of one reference. */
export const list = v.object({ shippings: v.array(shipping) });

const place = v.object({ latitude, longitude });
export const tracking = v.object({
  rider: v.nullish(v.object({ name: incidental(shownText(100)), phone: incidental(shownText(40)), location: incidental(place) })),
});

export const refusal = v.object({ code: word });

export const message = v.object({ topic: v.literal('SHIPPING_STATUS'), id: word, referenceId: word });

/** Our name for the delivery that a message claims to be about. */
export const messageRef = v.object({ referenceId: v.pipe(word, v.maxLength(100)) });
