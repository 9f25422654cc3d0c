import type { QuestionKind } from './question-kinds.ts';
import type { MenuId, StoreId } from '../ids.ts';
import type { Weekday } from '../hours/weekday.ts';
import type { Minor } from '../money/money.ts';
import type { PaymentMethodDetail } from '../payment/method-detail.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';

/** The start store of a brand that names none. docs/rules/tenants.md#defaults-of-a-folder. */
export const defaultStoreId = 1 as StoreId;

/** docs/rules/times.md#order-method. The dispatch method: delivery or pickup. */
export type DispatchMethod = 'store_delivery' | 'in_store';
export type OrderMethod = 'neither' | 'both' | DispatchMethod;
export type Subscription = 'active' | 'failed_payment' | 'suspended' | 'inactive';
export const deliveryTypes = [
  'peya_delivery',
  'uber_delivery',
  'cabify_delivery',
  'own_delivery',
] as const;
export type DeliveryType = (typeof deliveryTypes)[number];
export const deliveryOptions = ['deliverDoor', 'waitOutside', 'leaveInDoor'] as const;
export type DeliveryOption = (typeof deliveryOptions)[number];

/**
 * The one who takes a store's orders: a system of the restaurant, which the server calls, or the
 * people at its counter. docs/rules/counter-systems.md#one-who-takes-the-orders.
 */
export const orderTakers = ['system', 'counter'] as const;
export type OrderTaker = (typeof orderTakers)[number];

/**
 * A window of a weekday in store-local `HH:mm:ss`; `position` orders the windows of a day.
 * docs/rules/times.md#opening-windows.
 */
export type BusinessHours = {
  day: Weekday;
  openingTime: string;
  closingTime: string;
  dispatchMethod: DispatchMethod;
  position: number;
};

/**
 * Hours of one date instead of its weekday's; an empty list: the store is closed all day. `date` is
 * store-local `YYYY-MM-DD`. docs/rules/times.md#holidays.
 */
export type Holiday = { date: string; hours: readonly Omit<BusinessHours, 'day'>[] };

export type GeoPoint = { latitude: number; longitude: number };

/**
 * A delivery zone and its fee. The polygon is a ring of points; `waitTime` in minutes.
 * docs/rules/places.md#zone-that-covers-a-point.
 */
export type DeliveryZone = {
  id: number;
  name: string;
  polygon: readonly GeoPoint[];
  fee: Minor;
  freeFrom: Minor | null;
  minimum: Minor;
  maximum: Minor | null;
  waitTime: number;
};

/** A question that the store asks at checkout. docs/rules/checkout.md#checkout-questions. */
export type CheckoutQuestion = {
  id: number;
  question: string;
  kind: QuestionKind;
  required: boolean;
};

/**
 * A store (subsidiary). Waits are minutes, `timeZone` an IANA name.
 * docs/rules/tenants.md#stores-of-a-folder.
 */
export type Store = {
  id: StoreId;
  name: string;
  phone: string;
  timeZone: string;
  textAddress: string;
  commune: string;
  latitude: number;
  longitude: number;
  menuId: MenuId;
  orderMethod: OrderMethod;
  subscription: Subscription;
  futureOrdersEnabled: boolean;
  pickUpOpen: boolean;
  deliveryOpen: boolean;
  deliveryWaitTime: number;
  pickUpWaitTime: number;
  deliveryType: DeliveryType;
  /** Couriers to request after the first does not deliver, in this order; absent: none. */
  fallbackCouriers?: readonly DeliveryType[];
  deliveryOptions: readonly DeliveryOption[];
  paymentMethods: readonly PaymentMethodName[];
  /**
   * The store's overrides of its payment methods; a method that is absent has the defaults.
   * docs/rules/payments.md#payment-method-of-a-store.
   */
  paymentMethodDetails?: readonly PaymentMethodDetail[];
  checkoutQuestions: readonly CheckoutQuestion[];
  businessHours: readonly BusinessHours[];
  holidays: readonly Holiday[];
  /** The number of future orders per half hour and dispatch method; null: unlimited. */
  slotCapacity: number | null;
  /** Minutes added to every wait at present; 0 usually. */
  busyMinutes: number;
  /** The store takes no orders until this ISO instant; null: no pause. */
  pausedUntil: string | null;
  /**
   * Minutes after which an order that the restaurant did not begin is cancelled; null or absent:
   * never.
   */
  acceptMinutes?: number | null;
  /** Absent: `system`. */
  ordersGoTo?: OrderTaker;
  deliveryZones: readonly DeliveryZone[];
  pickUpMinimum: Minor;
  pickUpMaximum: Minor | null;
};

/**
 * Returns whether the store's orders go to its counter alone, so that no system is called about
 * them.
 */
export const isTakenAtCounter = ({ ordersGoTo }: Pick<Store, 'ordersGoTo'>): boolean =>
  ordersGoTo === 'counter';
