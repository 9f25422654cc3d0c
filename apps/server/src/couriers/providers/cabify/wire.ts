import * as v from 'valibot';
import {
  currencyCode,
  incidental,
  latitude,
  longitude,
  secondsAhead,
  shownText,
  webUrl,
  wholeUnits,
  word,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of Cabify Logistics. Unknown fields are ignored. If a field that decides something is malformed, the whole answer counts as
 * invalid; who the rider is, where, and when the food comes decide nothing.
 */

/** Ways to ship from a place. */
export const shippingTypes = v.union([
  v.array(v.object({ id: word, modality: incidental(word) })),
  v.pipe(
    v.object({ shipping_types: v.array(v.object({ id: word, modality: incidental(word) })) }),
    v.transform(({ shipping_types }) => shipping_types),
  ),
]);

/** `amount` in the smallest units of the currency. */
const price = v.object({ amount: wholeUnits, currency: currencyCode });
export const estimate = v.object({
  deliveries: v.pipe(v.array(v.object({ estimation: v.object({ price }) })), v.minLength(1)),
});

const parcels = v.array(v.object({ id: word, external_id: incidental(word), tracking_url: incidental(webUrl) }));
export const made = v.object({ parcels: v.pipe(parcels, v.minLength(1)) });
/** Newest first. */
export const page = v.object({ parcels, more_pages: v.nullish(v.boolean()) });

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

const route = incidental(v.object({ eta: incidental(secondsAhead) }));

/** `eta` in seconds from now. `shipping_type` null: nobody was asked to fetch it. */
export const status = v.object({
  id: word,
  external_id: incidental(word),
  state: v.picklist(cabifyStates),
  failure_reason: incidental(word),
  shipping_type: v.nullish(
    v.pipe(
      v.unknown(),
      v.transform(() => true),
    ),
  ),
  driver: incidental(v.object({ name: incidental(shownText(100)), phone: incidental(shownText(40)) })),
  tracking: incidental(
    v.object({
      location: incidental(v.object({ lat: latitude, lon: longitude })),
      routes: incidental(v.object({ drop_off: route })),
      tracking_url: incidental(webUrl),
    }),
  ),
});
export type CabifyStatus = v.InferOutput<typeof status>;

export const refusal = v.object({ errors: v.array(incidental(shownText(500))) });

/** Of a change of state, or of where the driver is. */
export const message = v.object({ external_id: word, id: v.nullish(word), parcel_id: v.nullish(word) });

/** Our name for the parcel that a message claims to be about. */
export const messageRef = v.object({ external_id: v.pipe(word, v.maxLength(100)) });
