import type { Quote } from '@comanda/domain/cart/quote.ts';
import type { CourierName, CourierQuote } from '@comanda/domain/courier/delivery.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { OrderAddress } from '@comanda/domain/order/order.ts';
import type { DeliveryOption } from '@comanda/domain/store/store.ts';

export type CheckoutAnswer = { checkoutQuestionId: number; checkoutQuestion: string; answer: string };

/** Who is asked to bring an order, in this order, and what the first of them said it would cost us; null: it was not asked yet. */
export type CourierPlan = { couriers: readonly CourierName[]; quote: CourierQuote | null; readyMinutes: number };

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
  /** null for pickup; left out by orders from before couriers. `readyMinutes`: what the kitchen needs from the moment it is told. */
  courier?: CourierPlan | null;
  napkin: boolean;
  coverly: boolean;
  cashAmount: Minor | null;
  checkoutAnswers: readonly CheckoutAnswer[];
  emailSubscription: boolean;
  plus18: boolean;
  /** The prices as computed by the server, and the menu they came from. */
  quote: Quote;
  menuVersion: number;
};
