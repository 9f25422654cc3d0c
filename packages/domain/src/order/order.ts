import type { SomeParts } from '../address/address-parts.ts';
import type { LocationPrecision } from '../address/location-precision.ts';
import type { OrderRider } from '../courier/order-rider.ts';
import type { OrderId, ProductId, StoreId } from '../ids.ts';
import type { Minor } from '../money/money.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';
import type { OrderPayment } from '../payment/order-payment.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import type { DeliveryOption, DispatchMethod } from '../store/store.ts';
import type { ShownStatus } from './order-status.ts';

/** A line as sold: names and prices frozen at the moment of order. */
export type OrderProduct = {
  productId: ProductId;
  name: string;
  quantity: number;
  unitPrice: Minor;
  total: Minor;
  instructions: string;
  /** `groupName` is left out by orders from before it was stored. */
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

/** Parts and precision are left out by orders from before they were asked, and where nobody said them. */
export type OrderAddress = SomeParts & {
  textAddress: string;
  city: string;
  apartmentDetails: string;
  dispatchNote: string;
  latitude: number;
  longitude: number;
  /** `street` and `area`: the door may be elsewhere than the point. Who brings the food reads the address first. */
  locationPrecision?: LocationPrecision | null | undefined;
  /** Which place stands there, for whoever brings it; left out where nobody knows. */
  googlePlaceId?: string;
};

/** What people see of an order. Instants are ISO strings. `number` is the store's short number (docs/rules/orders.md#order-number). docs/rules/orders.md#what-an-order-shows. */
export type Order = {
  id: OrderId;
  number: number;
  status: ShownStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethodName;
  dispatchMethod: DispatchMethod;
  storeId: StoreId;
  storeName: string;
  storePhone: string;
  storeAddress: string;
  timeZone: string;
  createdAt: string;
  /** Store-local label of a future order, or null. */
  scheduledDate: string | null;
  /** When the food is expected at the door or on the counter: an ISO instant. null: it has ended, or its restaurant has not said when yet. */
  estimatedAt: string | null;
  products: readonly OrderProduct[];
  subtotal: Minor;
  discount: Minor;
  delivery: Minor;
  serviceFee: Minor;
  tip: Minor;
  storeTip: Minor;
  /** Charged: everything, tips included. */
  total: Minor;
  /** The note the shopper pays with, for cash; the change follows from it. */
  cashAmount: Minor | null;
  address: OrderAddress | null;
  deliveryOption: DeliveryOption | null;
  napkin: boolean;
  coverly: boolean;
  /** What the store asked at checkout, in its words, and what the shopper said; questions left open are not here. docs/rules/orders.md#what-an-order-shows. */
  checkoutAnswers: readonly { checkoutQuestion: string; answer: string }[];
  /** Four digits the shopper says to the rider; null for pickup. */
  handOverCode: string | null;
  /** Who brings it, once that is known; null for pickup and before. */
  rider: OrderRider | null;
  /** Nobody brings it: until then its store finds a way, or it ends and what was paid goes back. ISO instant; null: all is well, or over. */
  decideBy: string | null;
  /** Until then (ISO instant) the shopper may undo it; null when it cannot be undone. docs/rules/orders.md#undo-of-a-cash-order. */
  cancellableUntil: string | null;
  /** How far the money has come; null for what is paid on delivery. */
  payment: OrderPayment | null;
  timeline: readonly { status: ShownStatus; at: string }[];
};
