import type { termsPages } from '@comanda/contract/pages.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import type { CourierName, CourierQuote } from '@comanda/domain/courier/delivery.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { PricePart } from '@comanda/domain/price/price-part.ts';
import type { CheckoutQuestion } from '@comanda/domain/store/store.ts';

type CheckoutAnswer = {
  checkoutQuestionId: number;
  checkoutQuestion: string;
  kind: CheckoutQuestion['kind'];
  answer: string;
};

/** The accepted wording of a page; page_versions stores its text. */
export type AcceptedTerms = { page: (typeof termsPages)[number]; version: string };

/**
 * The couriers of an order in the order in which they are requested, and the first courier's quote;
 * null until that courier was asked for one.
 */
export type CourierPlan = {
  couriers: readonly CourierName[];
  quote: CourierQuote | null;
  /** The estimate that priced the shopper's cart, as the browser sent it; null for none. */
  estimate: { id: string; expiresAt: string } | null;
};

/**
 * The terms that the shopper agreed to, stored whole as they were when the order was placed.
 * Amounts in minor units.
 */
export type OrderSnapshot = Pick<
  Order,
  | 'storeName'
  | 'storePhone'
  | 'storeAddress'
  | 'timeZone'
  | 'scheduledDate'
  | 'address'
  | 'deliveryOption'
  | 'napkin'
  | 'coverly'
  | 'cashAmount'
> & {
  dispatchNote: string;
  /** null for pickup. */
  courier: CourierPlan | null;
  /** Minutes from the counter to the shopper's address, 0 for pickup. */
  wayMinutes: number;
  /**
   * When the order was expected as it was placed, moved by a late payment, ISO instant; missing for
   * an order that had no time. docs/rules/orders.md#clock-of-an-order.
   */
  promisedAt?: string;
  checkoutAnswers: readonly CheckoutAnswer[];
  /** The accepted wordings of both services' terms. */
  terms: readonly AcceptedTerms[];
  emailSubscription: boolean;
  plus18: boolean;
  /** The parts of the charged amount, tips included. */
  parts: readonly PricePart[];
  /**
   * The payment methods that the order's coupon is bound to; missing if it is bound to none, and
   * without a coupon.
   */
  couponMethods?: readonly PaymentMethodName[];
  /** The prices as the server computed them, and the version of the menu they came from. */
  quote: Omit<Quote, 'parts'>;
  menuVersion: number;
};
