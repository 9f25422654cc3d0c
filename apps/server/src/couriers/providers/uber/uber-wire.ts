import * as v from 'valibot';
import {
  currencyCode,
  optionalField,
  wireInstant,
  wireLatitude,
  wireLongitude,
  shownText,
  webUrl,
  minorUnits,
  wireCode,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of Uber Direct. Unknown fields are ignored. If a field that decides something is
 * malformed, the whole answer counts as invalid. The rider's name and location and the estimated
 * arrival decide nothing.
 */

/**
 * `fee` in hundredths, also for currencies without cents. `expires`: 15 minutes after `created`.
 */
export const uberQuote = v.object({
  id: wireCode,
  expires: wireInstant,
  fee: minorUnits,
  currency_type: v.nullish(currencyCode),
  currency: v.nullish(currencyCode),
  dropoff_eta: optionalField(wireInstant),
});

const uberStatuses = [
  'pending',
  'pickup',
  'pickup_complete',
  'dropoff',
  'delivered',
  'canceled',
  'returned',
  'ongoing',
] as const;

const point = v.object({ lat: wireLatitude, lng: wireLongitude });
const rider = v.object({
  name: optionalField(shownText(100)),
  phone_number: optionalField(shownText(40)),
  location: optionalField(point),
});
export const uberDelivery = v.object({
  id: wireCode,
  status: v.picklist(uberStatuses),
  external_id: optionalField(wireCode),
  complete: v.nullish(v.boolean()),
  tracking_url: optionalField(webUrl),
  dropoff_eta: optionalField(wireInstant),
  courier_imminent: optionalField(v.boolean()),
  courier: optionalField(rider),
});
export type UberDelivery = v.InferOutput<typeof uberDelivery>;

/** Newest delivery first. */
export const uberDeliveryList = v.object({
  data: v.array(v.object({ id: wireCode, external_id: optionalField(wireCode) })),
});

/** `metadata.delivery_id`: the existing delivery that a refused request would duplicate. */
export const uberRefusalAnswer = v.object({
  code: wireCode,
  metadata: optionalField(v.object({ delivery_id: optionalField(wireCode) })),
});

/** `data` is the delivery. */
export const uberWebhook = v.object({
  kind: v.picklist(['event.delivery_status', 'event.courier_update']),
  delivery_id: wireCode,
  created: optionalField(wireInstant),
  data: v.unknown(),
});

/** Our reference of the delivery that a webhook claims to be about. */
export const uberWebhookRef = v.object({
  data: v.object({ external_id: v.pipe(wireCode, v.maxLength(100)) }),
});
