import * as v from 'valibot';
import {
  currencyCode,
  optionalField,
  wireLatitude,
  wireLongitude,
  secondsAhead,
  shownText,
  webUrl,
  minorUnits,
  wireCode,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of Cabify Logistics. Unknown fields are ignored. If a field that decides something is
 * malformed, the whole answer counts as invalid. The rider's name and location and the estimated
 * arrival decide nothing.
 */

/** Shipping types that Cabify offers at a pick-up point. */
export const cabifyShippingTypes = v.union([
  v.array(v.object({ id: wireCode, modality: optionalField(wireCode) })),
  v.pipe(
    v.object({
      shipping_types: v.array(v.object({ id: wireCode, modality: optionalField(wireCode) })),
    }),
    v.transform(({ shipping_types }) => shipping_types),
  ),
]);

/** `amount` in the smallest units of the currency. */
const price = v.object({ amount: minorUnits, currency: currencyCode });
export const cabifyEstimate = v.object({
  deliveries: v.pipe(v.array(v.object({ estimation: v.object({ price }) })), v.minLength(1)),
});

const parcels = v.array(
  v.object({
    id: wireCode,
    external_id: optionalField(wireCode),
    tracking_url: optionalField(webUrl),
  }),
);
export const cabifyCreatedParcels = v.object({ parcels: v.pipe(parcels, v.minLength(1)) });
/** Newest parcel first. */
export const cabifyParcelPage = v.object({ parcels, more_pages: v.nullish(v.boolean()) });

export const cabifyStates = [
  'ready',
  'qualifiedforpickup',
  'onroutetopickup',
  'pickingup',
  'intransit',
  'delivering',
  'delivered',
  'returning',
  'returned',
  'incident',
  'requestercancel',
  'internalcancel',
  'pickupfailed',
  'undelivered',
  'onroutetoreturn',
  'returnrejected',
] as const;
export type CabifyState = (typeof cabifyStates)[number];

const route = optionalField(v.object({ eta: optionalField(secondsAhead) }));

/**
 * `eta` in seconds from now. `shipping_type` null: the parcel was not shipped, so no driver was
 * requested.
 */
export const cabifyStatus = v.object({
  id: wireCode,
  external_id: optionalField(wireCode),
  state: v.picklist(cabifyStates),
  failure_reason: optionalField(wireCode),
  shipping_type: v.nullish(
    v.pipe(
      v.unknown(),
      v.transform(() => true),
    ),
  ),
  driver: optionalField(
    v.object({ name: optionalField(shownText(100)), phone: optionalField(shownText(40)) }),
  ),
  tracking: optionalField(
    v.object({
      location: optionalField(v.object({ lat: wireLatitude, lon: wireLongitude })),
      routes: optionalField(v.object({ drop_off: route })),
      tracking_url: optionalField(webUrl),
    }),
  ),
});
export type CabifyStatus = v.InferOutput<typeof cabifyStatus>;

export const cabifyRefusalAnswer = v.object({ errors: v.array(optionalField(shownText(500))) });

/** Webhook about a change of state or of the driver's location. */
export const cabifyWebhook = v.object({
  external_id: wireCode,
  id: v.nullish(wireCode),
  parcel_id: v.nullish(wireCode),
});

/** Our reference of the parcel that a webhook claims to be about. */
export const cabifyWebhookRef = v.object({ external_id: v.pipe(wireCode, v.maxLength(100)) });
