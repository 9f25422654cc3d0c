import * as v from 'valibot';

/** Answers of PedidosYa Courier v3. Fields that we do not read are let be; one that we read and is not as documented spoils the answer. */

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
const instant = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

/** `total` in units of the currency, taxes included. */
const offer = v.object({
  deliveryOfferId: text,
  confirmationTimeLimit: instant,
  deliveryTimeTo: v.nullish(instant),
  pricing: v.object({ total: v.pipe(v.number(), v.minValue(0)), currency: v.pipe(v.string(), v.length(3)) }),
});
export const estimate = v.object({ estimateId: text, deliveryOffers: v.pipe(v.array(offer), v.minLength(1)) });

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
  shippingId: text,
  referenceId: v.nullish(v.string()),
  status: v.picklist(peyaStatuses),
  cancelCode: v.nullish(v.string()),
  estimatedDropOffTime: v.nullish(instant),
  shareLocationUrl: v.nullish(v.pipe(v.string(), v.url())),
});
export type PeyaShipping = v.InferOutput<typeof shipping>;

/** Newest first, of one reference. */
export const list = v.object({ shippings: v.array(shipping) });

const place = v.object({ latitude: v.number(), longitude: v.number() });
export const tracking = v.object({
  rider: v.nullish(v.object({ name: v.nullish(v.string()), phone: v.nullish(v.string()), location: v.nullish(place) })),
});

export const refusal = v.object({ code: v.string() });

export const message = v.object({ topic: v.literal('SHIPPING_STATUS'), id: text, referenceId: text });
