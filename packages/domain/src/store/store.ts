import type { MenuId, StoreId } from '../ids.ts';
import type { Weekday } from '../hours/weekday.ts';
import type { Minor } from '../money/money.ts';
import type { PaymentMethodDetail } from '../payment/method-detail.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';

/** Where a visitor starts in a brand that names no store. docs/rules/tenants.md#defaults-of-a-folder. */
export const defaultStoreId = 1 as StoreId;

/** docs/rules/times.md#order-method. The browser and the wire speak of dispatch methods; people of delivery and pickup. */
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

/** A window of a weekday in store-local `HH:mm:ss`; `position` orders the windows of a day. docs/rules/times.md#opening-windows. */
export type BusinessHours = {
  day: Weekday;
  openingTime: string;
  closingTime: string;
  dispatchMethod: DispatchMethod;
  position: number;
};

/** Hours of one date in place of those of its weekday; none: the store is closed all day. `date` is store-local `YYYY-MM-DD`. docs/rules/times.md#holidays. */
export type Holiday = { date: string; hours: readonly Omit<BusinessHours, 'day'>[] };

export type GeoPoint = { latitude: number; longitude: number };

/** Where a store delivers, and at what price. The polygon is a ring of points; `waitTime` in minutes. docs/rules/places.md#zone-that-covers-a-point. */
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

/** A question the store asks at checkout. docs/rules/checkout.md#checkout-questions; typed text, NIT (gt) or RFC (mx). */
export type CheckoutQuestion = {
  id: number;
  question: string;
  kind: 'text' | 'nit' | 'rfc';
  required: boolean;
};

/** A store (subsidiary). Waits are minutes, `timeZone` an IANA name. docs/rules/tenants.md#stores-of-a-folder. */
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
  /** Who is asked to bring it when that one does not, in this order; left out: nobody. */
  fallbackCouriers?: readonly DeliveryType[];
  deliveryOptions: readonly DeliveryOption[];
  paymentMethods: readonly PaymentMethodName[];
  /** What the store says of each of them; one that is left out is as everywhere. docs/rules/payments.md#payment-method-of-a-store. */
  paymentMethodDetails?: readonly PaymentMethodDetail[];
  checkoutQuestions: readonly CheckoutQuestion[];
  businessHours: readonly BusinessHours[];
  holidays: readonly Holiday[];
  /** How many future orders a half hour takes, of each dispatch method; null: any number. */
  slotCapacity: number | null;
  /** Minutes that everything takes longer these days; 0 when it does not. */
  busyMinutes: number;
  /** ISO instant until which no order is taken, or null. */
  pausedUntil: string | null;
  /** Minutes after which an order that the restaurant did not begin is cancelled; null or left out: never by itself. */
  acceptMinutes?: number | null;
  deliveryZones: readonly DeliveryZone[];
  pickUpMinimum: Minor;
  pickUpMaximum: Minor | null;
};
