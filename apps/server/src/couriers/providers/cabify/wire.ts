import * as v from 'valibot';

/** Answers of Cabify Logistics. Fields that we do not read are let be; one that we read and is not as documented spoils the answer. */

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(255));

/** Ways to ship from a place. */
export const shippingTypes = v.union([
  v.array(v.object({ id: text, modality: v.nullish(v.string()) })),
  v.pipe(
    v.object({ shipping_types: v.array(v.object({ id: text, modality: v.nullish(v.string()) })) }),
    v.transform(({ shipping_types }) => shipping_types),
  ),
]);

/** `amount` in the smallest units of the currency. */
const price = v.object({ amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), currency: v.pipe(v.string(), v.length(3)) });
export const estimate = v.object({
  deliveries: v.pipe(v.array(v.object({ estimation: v.object({ price, eta_to_delivery: v.nullish(v.string()) }) })), v.minLength(1)),
});

const parcels = v.array(v.object({ id: text, external_id: v.nullish(v.string()), tracking_url: v.nullish(v.pipe(v.string(), v.url())) }));
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

const route = v.nullish(v.object({ eta: v.nullish(v.pipe(v.number(), v.minValue(0))) }));

/** `eta` in seconds from now. `shipping_type` null: nobody was asked to fetch it. */
export const status = v.object({
  id: text,
  external_id: v.nullish(v.string()),
  state: v.picklist(cabifyStates),
  failure_reason: v.nullish(v.string()),
  shipping_type: v.nullish(v.unknown()),
  driver: v.nullish(v.object({ name: v.nullish(v.string()), phone: v.nullish(v.string()) })),
  tracking: v.nullish(
    v.object({
      location: v.nullish(v.object({ lat: v.number(), lon: v.number() })),
      routes: v.nullish(v.object({ drop_off: route })),
      tracking_url: v.nullish(v.pipe(v.string(), v.url())),
    }),
  ),
});
export type CabifyStatus = v.InferOutput<typeof status>;

export const refusal = v.object({ errors: v.array(v.string()) });

/** Of a change of state, or of where the driver is. */
export const message = v.object({ external_id: text, id: v.nullish(v.string()), parcel_id: v.nullish(v.string()) });
