import * as v from 'valibot';
import {
  currencyCode,
  optionalField,
  wireInstant,
  wireLatitude,
  wireLongitude,
  majorUnits,
  shownText,
  webUrl,
  wireCode,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of PedidosYa Courier v3. Unknown fields are ignored. If a field that decides something is
 * malformed, the whole answer counts as invalid. The rider's name and location and the estimated
 * arrival decide nothing.
 */

/** `total` in major units of the currency, taxes included. */
const offer = v.object({
  deliveryOfferId: wireCode,
  confirmationTimeLimit: wireInstant,
  deliveryTimeTo: optionalField(wireInstant),
  pricing: v.object({ total: majorUnits, currency: currencyCode }),
});
export const peyaEstimate = v.object({
  estimateId: wireCode,
  deliveryOffers: v.pipe(v.array(offer), v.minLength(1)),
});

const peyaStatuses = [
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

export const peyaShipping = v.object({
  shippingId: wireCode,
  referenceId: optionalField(wireCode),
  status: v.picklist(peyaStatuses),
  cancelCode: optionalField(wireCode),
  estimatedDropOffTime: optionalField(wireInstant),
  shareLocationUrl: optionalField(webUrl),
});
export type PeyaShipping = v.InferOutput<typeof peyaShipping>;

/** Shippings of one reference, newest first. */
export const peyaShippingList = v.object({ shippings: v.array(peyaShipping) });

const place = v.object({ latitude: wireLatitude, longitude: wireLongitude });
export const peyaTracking = v.object({
  rider: v.nullish(
    v.object({
      name: optionalField(shownText(100)),
      phone: optionalField(shownText(40)),
      location: optionalField(place),
    }),
  ),
});

export const peyaRefusalAnswer = v.object({ code: wireCode });

export const peyaWebhook = v.object({
  topic: v.literal('SHIPPING_STATUS'),
  id: wireCode,
  referenceId: wireCode,
});

/** Our reference of the delivery that a webhook claims to be about. */
export const peyaWebhookRef = v.object({ referenceId: v.pipe(wireCode, v.maxLength(100)) });
