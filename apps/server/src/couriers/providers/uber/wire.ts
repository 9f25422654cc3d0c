import * as v from 'valibot';
import {
  currencyCode,
  incidental,
  instant,
  latitude,
  longitude,
  shownText,
  webUrl,
  wholeUnits,
  word,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of Uber Direct. Unknown fields are ignored. If a field that decides something is malformed, the whole answer counts as invalid;
 * who the rider is, where, and when the food comes decide nothing.
 */

/** `fee` in hundredths, of whole currencies too; `expires` 15 minutes from `created`. */
export const quote = v.object({
  id: word,
  expires: instant,
  fee: wholeUnits,
  currency_type: v.nullish(currencyCode),
  currency: v.nullish(currencyCode),
  dropoff_eta: incidental(instant),
});

export const uberStatuses = ['pending', 'pickup', 'pickup_complete', 'dropoff', 'delivered', 'canceled', 'returned', 'ongoing'] as const;
export type UberStatus = (typeof uberStatuses)[number];

const point = v.object({ lat: latitude, lng: longitude });
const rider = v.object({ name: incidental(shownText(100)), phone_number: incidental(shownText(40)), location: incidental(point) });
export const delivery = v.object({
  id: word,
  status: v.picklist(uberStatuses),
  external_id: incidental(word),
  complete: v.nullish(v.boolean()),
  tracking_url: incidental(webUrl),
  dropoff_eta: incidental(instant),
  courier_imminent: incidental(v.boolean()),
  courier: incidental(rider),
});
export type UberDelivery = v.InferOutput<typeof delivery>;

/** Newest first. */
export const list = v.object({ data: v.array(v.object({ id: word, external_id: incidental(word) })) });

/** `metadata.delivery_id`: the delivery that a duplicate would have doubled. */
export const refusal = v.object({ code: word, metadata: incidental(v.object({ delivery_id: incidental(word) })) });

/** `data` is the delivery itself. */
export const message = v.object({
  kind: v.picklist(['event.delivery_status', 'event.courier_update']),
  delivery_id: word,
  created: incidental(instant),
  data: v.unknown(),
});

/** Our name for the delivery that a message claims to be about. */
export const messageRef = v.object({ data: v.object({ external_id: v.pipe(word, v.maxLength(100)) }) });
