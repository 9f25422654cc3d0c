import type { SomeParts } from '../address/address-parts.ts';
import type { LocationPrecision } from '../address/location-precision.ts';
import type { OrderRider } from '../courier/order-rider.ts';
import type { OrderId, ProductId, StoreId } from '../ids.ts';
import type { Minor } from '../money/money.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';
import type { OrderPayment } from '../payment/order-payment.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import type { NamedDiscount } from '../price/price-amounts.ts';
import type { DispatchMethod } from '../store/store.ts';
import type { DeliveryOption } from '../store/delivery-options.ts';
import type { ShownStatus } from './order-status.ts';

/** A line of the order, with the names and prices at the moment of the order. */
export type OrderProduct = {
  productId: ProductId;
  name: string;
  quantity: number;
  unitPrice: Minor;
  total: Minor;
  /** The part of the order's discounts that is taken off this line, in minor units. */
  discount: Minor;
  instructions: string;
  /** `groupName` is for the restaurant; answers to shoppers have none. */
  modifiers: readonly {
    id: number;
    name: string;
    quantity: number;
    price: Minor;
    parentId: number | null;
    groupId: number;
    groupName?: string;
  }[];
};

/** Parts are absent where neither shopper nor geocoder named them. */
export type OrderAddress = SomeParts & {
  textAddress: string;
  city: string;
  apartmentDetails: string;
  dispatchNote: string;
  latitude: number;
  longitude: number;
  /**
   * `street` and `area`: the entrance may be elsewhere than the point, and the rider reads the
   * address first. null or absent: unknown.
   */
  locationPrecision?: LocationPrecision | null | undefined;
  /** Google's id of the place, for the courier; absent if unknown. */
  googlePlaceId?: string;
};

/**
 * An order as the shopper sees it. Instants are ISO strings. `number` is the store's short number.
 * docs/rules/orders.md#order-number, docs/rules/orders.md#what-an-order-shows.
 */
export type Order = {
  id: OrderId;
  number: number;
  status: ShownStatus;
  paymentStatus: PaymentStatus;
  /**
   * The method that paid or was tried last; before the first attempt the one that the order was
   * placed with.
   */
  paymentMethod: PaymentMethodName;
  dispatchMethod: DispatchMethod;
  storeId: StoreId;
  storeName: string;
  storePhone: string;
  storeAddress: string;
  timeZone: string;
  createdAt: string;
  /** Store-local date and time of a future order, or null. */
  scheduledDate: string | null;
  /**
   * ISO instant at which the food is expected at the address or on the counter. null: the order has
   * ended, or the restaurant has not reported a time yet.
   */
  estimatedAt: string | null;
  products: readonly OrderProduct[];
  subtotal: Minor;
  discount: Minor;
  /** The discounts one by one, as positive amounts. */
  discounts: readonly NamedDiscount[];
  /** The money that loyalty points paid, and their count. */
  points: Minor;
  pointsUsed: number;
  coupon: { code: string; name: string } | null;
  delivery: Minor;
  serviceFee: Minor;
  tip: Minor;
  storeTip: Minor;
  /** The charged amount, tips included. */
  total: Minor;
  /** The amount of cash that the shopper pays with; the change follows from it. */
  cashAmount: Minor | null;
  address: OrderAddress | null;
  deliveryOption: DeliveryOption | null;
  napkin: boolean;
  coverly: boolean;
  /**
   * The store's checkout questions in its words, with the shopper's answers. Unanswered questions
   * are absent. docs/rules/orders.md#what-an-order-shows.
   */
  checkoutAnswers: readonly { checkoutQuestion: string; answer: string }[];
  /**
   * Four digits that the shopper tells the rider, or the counter at a pickup; null once the
   * shopper's data was erased.
   */
  handOverCode: string | null;
  /** The rider; null for pickup, and until a courier reports one. */
  rider: OrderRider | null;
  /**
   * ISO instant until which the store has to find a delivery; then the order ends and the payment
   * is refunded. null: a courier delivers, or the order has ended.
   */
  decideBy: string | null;
  /**
   * ISO instant until which the shopper may undo the order; null if the shopper cannot undo it.
   * docs/rules/orders.md#undo-of-a-cash-order.
   */
  cancellableUntil: string | null;
  /** The state of the payment; null for orders that are paid on delivery. */
  payment: OrderPayment | null;
  timeline: readonly { status: ShownStatus; at: string }[];
};
