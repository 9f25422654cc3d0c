import type { termsPages } from '@comanda/contract/pages.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import type { CourierName, CourierQuote } from '@comanda/domain/courier/delivery.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { OrderAddress } from '@comanda/domain/order/order.ts';
import type { CheckoutQuestion, DeliveryOption } from '@comanda/domain/store/store.ts';

/** `kind` is left out by orders from before it was stored. */
export type CheckoutAnswer = {
  checkoutQuestionId: number;
  checkoutQuestion: string;
  kind?: CheckoutQuestion['kind'];
  answer: string;
};

/** Which wording of a page: its text is in page_versions. */
export type AcceptedTerms = { page: (typeof termsPages)[number]; version: string };

/** Who is asked to bring an order, in this order, and what the first of them said it would cost us; null: it was not asked yet. */
export type CourierPlan = {
  couriers: readonly CourierName[];
  quote: CourierQuote | null;
  /** The estimate that the shopper's cart was priced with, as the browser carried it; null: none. Left out by orders from before it was. */
  estimate?: { id: string; expiresAt: string } | null;
};

/** What was agreed and is never asked for again by a query: kept whole, as it was at that moment. Amounts in minor units. */
export type OrderSnapshot = {
  storeName: string;
  storePhone: string;
  storeAddress: string;
  timeZone: string;
  scheduledDate: string | null;
  address: OrderAddress | null;
  deliveryOption: DeliveryOption | null;
  dispatchNote: string;
  /** null for pickup; left out by orders from before couriers. */
  courier?: CourierPlan | null;
  /** Minutes from the counter to the door: 0 for pickup; left out by older orders. */
  wayMinutes?: number;
  napkin: boolean;
  coverly: boolean;
  cashAmount: Minor | null;
  checkoutAnswers: readonly CheckoutAnswer[];
  /** The wordings of both services' terms that were accepted; left out by orders from before they were stored. */
  terms?: readonly AcceptedTerms[];
  emailSubscription: boolean;
  plus18: boolean;
  /** The prices as computed by the server, and the menu they came from. */
  quote: Quote;
  menuVersion: number;
};
