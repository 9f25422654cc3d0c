import * as v from 'valibot';

/** Answers of Uber Direct. Fields that we do not read are let be; one that we read and is not as documented spoils the answer. */

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
const instant = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** `fee` in hundredths, of whole currencies too; `expires` 15 minutes from `created`. */
export const quote = v.object({
  id: text,
  expires: instant,
  fee: cents,
  currency_type: v.optional(v.nullable(v.string())),
  currency: v.optional(v.nullable(v.string())),
  dropoff_eta: v.nullish(instant),
});

export const uberStatuses = ['pending', 'pickup', 'pickup_complete', 'dropoff', 'delivered', 'canceled', 'returned', 'ongoing'] as const;
export type UberStatus = (typeof uberStatuses)[number];

const point = v.object({ lat: v.number(), lng: v.number() });
export const delivery = v.object({
  id: text,
  status: v.picklist(uberStatuses),
  external_id: v.nullish(v.string()),
  complete: v.nullish(v.boolean()),
  tracking_url: v.nullish(v.pipe(v.string(), v.url())),
  dropoff_eta: v.nullish(instant),
  courier_imminent: v.nullish(v.boolean()),
  courier: v.nullish(v.object({ name: v.nullish(v.string()), phone_number: v.nullish(v.string()), location: v.nullish(point) })),
});
export type UberDelivery = v.InferOutput<typeof delivery>;

/** Newest first. */
export const list = v.object({ data: v.array(v.object({ id: text, external_id: v.nullish(v.string()) })) });

export const refusal = v.object({ code: v.string(), metadata: v.nullish(v.record(v.string(), v.unknown())) });

/** `data` is the delivery itself. */
export const message = v.object({
  kind: v.picklist(['event.delivery_status', 'event.courier_update']),
  delivery_id: text,
  created: v.nullish(instant),
  data: v.unknown(),
});
