import * as v from 'valibot';
import { weekdaySchema } from '../hours/weekday-schema.ts';
import type { MenuId, StoreId } from '../ids.ts';
import { methodDetailSchema } from '../payment/method-detail-schema.ts';
import { paymentMethodNames } from '../payment/method-names.ts';
import { amount, fileId, latitude, longitude } from '../schema/fields.ts';
import { deliveryOptions } from './delivery-options.ts';
import { deliveryTypes } from './delivery-types.ts';
import { dispatchMethodSchema } from './dispatch-method-schema.ts';
import { orderTakers } from './order-takers.ts';
import { questionKinds } from './question-kinds.ts';

/** A window of a date in store-local `HH:mm:ss`; `position` orders the windows of a day. */
export const hoursOfDateSchema = v.object({
  openingTime: v.string(),
  closingTime: v.string(),
  dispatchMethod: dispatchMethodSchema,
  position: v.number(),
});

/** A window of every such weekday. docs/rules/times.md#opening-windows. */
export const businessHoursSchema = v.object({ day: weekdaySchema, ...hoursOfDateSchema.entries });

/**
 * Hours of one date instead of its weekday's; an empty list: the store is closed all day. `date` is
 * store-local `YYYY-MM-DD`. docs/rules/times.md#holidays.
 */
const holidaySchema = v.object({ date: v.string(), hours: v.array(hoursOfDateSchema) });

/**
 * A delivery zone and its fee. The polygon is a ring of points; `waitTime` in minutes.
 * docs/rules/places.md#zone-that-covers-a-point.
 */
export const deliveryZoneSchema = v.object({
  id: v.number(),
  name: v.string(),
  polygon: v.array(v.object({ latitude, longitude })),
  fee: amount,
  freeFrom: v.nullable(amount),
  minimum: amount,
  maximum: v.nullable(amount),
  waitTime: v.number(),
});

/** A question that the store asks at checkout. docs/rules/checkout.md#checkout-questions. */
export const checkoutQuestionSchema = v.object({
  id: v.number(),
  question: v.string(),
  kind: v.picklist(questionKinds),
  required: v.boolean(),
});

/** The facts of a store that every shopper may read. */
export const publicStoreSchema = v.object({
  id: fileId<StoreId>(),
  name: v.string(),
  phone: v.string(),
  /** IANA name. */
  timeZone: v.string(),
  textAddress: v.string(),
  commune: v.string(),
  latitude,
  longitude,
  menuId: fileId<MenuId>(),
  orderMethod: v.picklist(['neither', 'both', 'store_delivery', 'in_store']),
  subscription: v.picklist(['active', 'failed_payment', 'suspended', 'inactive']),
  futureOrdersEnabled: v.boolean(),
  pickUpOpen: v.boolean(),
  deliveryOpen: v.boolean(),
  /** Waits are minutes. */
  deliveryWaitTime: v.number(),
  pickUpWaitTime: v.number(),
  deliveryType: v.picklist(deliveryTypes),
  deliveryOptions: v.array(v.picklist(deliveryOptions)),
  paymentMethods: v.array(v.picklist(paymentMethodNames)),
  /**
   * The store's overrides of its payment methods; a method that is absent has the defaults.
   * docs/rules/payments.md#payment-method-of-a-store.
   */
  paymentMethodDetails: v.exactOptional(v.array(methodDetailSchema)),
  checkoutQuestions: v.array(checkoutQuestionSchema),
  businessHours: v.array(businessHoursSchema),
  holidays: v.array(holidaySchema),
  /** The number of future orders per half hour and dispatch method; null: unlimited. */
  slotCapacity: v.nullable(v.number()),
  /**
   * The half hours (ISO instants) without a place for an order as soon as possible; absent: there
   * are places. docs/rules/times.md#full-half-hours-and-orders-as-soon-as-possible.
   */
  fullHalfHours: v.exactOptional(
    v.array(v.object({ dispatchMethod: dispatchMethodSchema, instant: v.string() })),
  ),
  /** Minutes added to every wait at present; 0 usually. */
  busyMinutes: v.number(),
  /** The store takes no orders until this ISO instant; null: no pause. */
  pausedUntil: v.nullable(v.string()),
  deliveryZones: v.array(deliveryZoneSchema),
  pickUpMinimum: amount,
  pickUpMaximum: v.nullable(amount),
});

/** A store (subsidiary). docs/rules/tenants.md#stores-of-a-folder. */
export const storeSchema = v.object({
  ...publicStoreSchema.entries,
  /** Couriers to request after the first does not deliver, in this order; absent: none. */
  fallbackCouriers: v.exactOptional(v.array(v.picklist(deliveryTypes))),
  /**
   * Minutes after which an order that the restaurant did not begin is cancelled; null or absent:
   * never.
   */
  acceptMinutes: v.exactOptional(v.nullable(v.number())),
  /** Absent: `system`. */
  ordersGoTo: v.exactOptional(v.picklist(orderTakers)),
});
