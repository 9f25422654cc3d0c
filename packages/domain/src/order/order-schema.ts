import * as v from 'valibot';
import { somePartsSchema } from '../address/address-schema.ts';
import { locationPrecisionSchema } from '../address/location-precision-schema.ts';
import { orderRiderSchema } from '../courier/order-rider-schema.ts';
import type { OrderId, StoreId } from '../ids.ts';
import { askedRemovalSchema } from '../line-removal/line-removal-schema.ts';
import { placedSubstituteSchema } from '../line-removal/substitute-schema.ts';
import { paymentMethodNames } from '../payment/method-names.ts';
import { orderPaymentSchema } from '../payment/order-payment-schema.ts';
import { paymentStatuses } from '../payment/payment-status.ts';
import { itemisedAmountsSchema } from '../price/itemised-amounts-schema.ts';
import { amount, fileId, latitude, longitude, uuid } from '../schema/fields.ts';
import { deliveryOptions } from '../store/delivery-options.ts';
import { dispatchMethodSchema } from '../store/dispatch-method-schema.ts';
import { endDetails } from './end-detail.ts';
import { endReasons } from './end-reason.ts';
import { orderStatuses, readOrderStatus } from './order-status.ts';
import { soldModifierFields, soldProductFields } from './sold-product-schema.ts';

/**
 * Reads order statuses in a browser that may be older than the server. Other spellings are accepted
 * and unknown statuses become `unknown`. docs/rules/orders.md#order-statuses.
 */
const shownStatus = v.fallback(v.picklist([...orderStatuses, 'unknown']), (dataset) =>
  readOrderStatus(String(dataset?.value)),
);

/**
 * Why an order came to nothing, as its shopper reads it. `detail`: the reason that staff chose.
 * null: none is known, or this version does not know it.
 * docs/rules/orders.md#reason-that-the-shopper-reads.
 */
const orderEndSchema = v.object({
  reason: v.fallback(v.nullable(v.picklist(endReasons)), null),
  detail: v.fallback(v.nullable(v.picklist(endDetails)), null),
});

/** The address of an order. Parts are absent where neither shopper nor geocoder named them. */
const orderAddressSchema = v.object({
  textAddress: v.string(),
  city: v.string(),
  apartmentDetails: v.string(),
  dispatchNote: v.string(),
  ...somePartsSchema.entries,
  latitude,
  longitude,
  /**
   * `street` and `area`: the entrance may be elsewhere than the point, and the rider reads the
   * address first. null or absent: unknown.
   */
  locationPrecision: v.optional(v.nullable(v.fallback(v.nullable(locationPrecisionSchema), null))),
});

/**
 * An order as the shopper sees it. Instants are ISO strings. `number` is the store's short number.
 * docs/rules/orders.md#order-number, docs/rules/orders.md#what-an-order-shows.
 */
export const orderSchema = v.object({
  id: uuid<OrderId>(),
  number: v.number(),
  status: shownStatus,
  paymentStatus: v.picklist(paymentStatuses),
  /**
   * The method that paid or was tried last; before the first attempt the one that the order was
   * placed with.
   */
  paymentMethod: v.picklist(paymentMethodNames),
  dispatchMethod: dispatchMethodSchema,
  storeId: fileId<StoreId>(),
  storeName: v.string(),
  storePhone: v.string(),
  storeAddress: v.string(),
  timeZone: v.string(),
  createdAt: v.string(),
  /** Store-local date and time of a future order, or null. */
  scheduledDate: v.nullable(v.string()),
  /**
   * ISO instant at which the food is expected at the address or on the counter. null: the order has
   * ended, or the restaurant has not confirmed the time of a made-to-order product.
   */
  estimatedAt: v.nullable(v.string()),
  /**
   * ISO instant at which the order was expected when it was placed, moved by a late payment. null
   * or absent: no time was promised. docs/rules/orders.md#clock-of-an-order.
   */
  promisedAt: v.optional(v.nullable(v.string())),
  products: v.array(
    v.object({ ...soldProductFields, modifiers: v.array(v.object(soldModifierFields)) }),
  ),
  /** `total` is the charged amount, tips included. */
  ...itemisedAmountsSchema.entries,
  /** The amount of cash that the shopper pays with; the change follows from it. */
  cashAmount: v.nullable(amount),
  address: v.nullable(orderAddressSchema),
  deliveryOption: v.nullable(v.picklist(deliveryOptions)),
  napkin: v.boolean(),
  coverly: v.boolean(),
  /**
   * The store's checkout questions in its words, with the shopper's answers. Unanswered questions
   * are absent.
   */
  checkoutAnswers: v.array(v.object({ checkoutQuestion: v.string(), answer: v.string() })),
  /**
   * Four digits that the shopper tells the rider, or the counter at a pickup; null once the
   * shopper's data was erased.
   */
  handOverCode: v.nullable(v.string()),
  /** The rider; null for pickup, and until a courier reports one. */
  rider: v.nullable(orderRiderSchema),
  /**
   * No courier accepted the order. If the store has not arranged the delivery by this time, the
   * server cancels and refunds the order. ISO instant; null: a courier delivers, or the order has
   * ended. docs/rules/couriers.md#half-an-hour-for-a-decision.
   */
  decideBy: v.nullable(v.string()),
  /**
   * ISO instant until which the shopper may undo the order; null if the shopper cannot undo it.
   * docs/rules/orders.md#undo-of-a-cash-order.
   */
  cancellableUntil: v.nullable(v.string()),
  /** The state of the payment; null for orders that are paid on delivery. */
  payment: v.nullable(orderPaymentSchema),
  /** Units that staff asks the shopper to do without; null or absent: it asks nothing. */
  removal: v.optional(v.nullable(v.fallback(v.nullable(askedRemovalSchema), null))),
  /** Units of each line that were taken off, in the order of `products`. */
  removedUnits: v.optional(v.array(v.number())),
  /** Dishes that came in for units that were taken off. */
  substitutes: v.optional(v.array(placedSubstituteSchema)),
  /** The part of `total` that a shopper who pays at the door does not pay, for removed units. */
  waived: v.optional(amount),
  /** null or absent: the order is under way, was completed, or its shopper ended it. */
  end: v.optional(v.nullable(orderEndSchema)),
  timeline: v.array(v.object({ status: shownStatus, at: v.string() })),
});
