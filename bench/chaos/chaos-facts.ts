import type { CardFacts } from './card-facts.ts';
import type { ProviderTruth } from '../../apps/server/src/testing/sandbox-process.ts';

/**
 * `total` in minor units. `isPaid`: as the shop reports it to the shopper. `isOver`: cancelled,
 * failed or reversed; its reservations are released. `isEndedByOther`: somebody else than the
 * restaurant's own system ended it. `isNew`: neither begun nor ended. `parts`: what the ledger says
 * was given back while the order was paid, in all; `keptParts`: what of it the order still lacks;
 * `counterParts`: what of it staff gave back at the counter.
 */
export type OrderFact = {
  id: string;
  brand: string;
  total: number;
  isPaid: boolean;
  isOver: boolean;
  isEndedByOther: boolean;
  isNew: boolean;
  isOpen: boolean;
  parts: number;
  keptParts: number;
  counterParts: number;
};
/**
 * `held`: the amount that the provider holds according to the ledger. `superseded`: a later attempt
 * took its place. `eventLog`: its events, for debugging.
 */
export type AttemptFact = {
  id: string;
  method: string;
  orderId: string;
  merchantRef: string;
  isOpen: boolean;
  superseded: boolean;
  held: number;
  eventLog: string;
};
/**
 * The ticket that the restaurant's system received for an order. `toCollect`: the amount to collect
 * from the customer. `isOver`: cancelled, failed or reversed. `isOpen`: it still stands on the
 * board, to be cooked or handed over.
 */
export type TicketFact = {
  orderId: string;
  brand: string;
  total: number;
  toCollect: number;
  isOver: boolean;
  isOpen: boolean;
};
/**
 * Units of the scarce product by brand: at the beginning, left now, and in orders that are not over
 * or were begun.
 */
export type StockFact = { brand: string; initial: number; left: number; taken: number };

/**
 * The coupon and the points of a brand. `counter`, `uses`: the uses that count, by the counter and
 * by the list. `held`: orders that hold a use. `discounted`: orders with the coupon's discount that
 * did not come to nothing. `wrongAccounts`: accounts below zero or other than the sum of their
 * entries. `wrongOrders`: orders whose points were not spent, returned or earned exactly once. The
 * others are proof of the run's coverage.
 */
export type DiscountFact = {
  brand: string;
  limit: number;
  counter: number;
  uses: number;
  held: number;
  discounted: number;
  wrongAccounts: number;
  wrongOrders: number;
  spent: number;
  returned: number;
  earned: number;
  givenBack: number;
};

/** The state in the shop's database. `unbalanced`: ledger events that do not sum to zero. */
export type ChaosFacts = {
  orders: readonly OrderFact[];
  attempts: readonly AttemptFact[];
  tickets: readonly TicketFact[];
  stock: readonly StockFact[];
  discounts: readonly DiscountFact[];
  cards: CardFacts;
  unbalanced: number;
};

/** The amount that the provider holds, in minor units. */
export const netOf = ({ captured, refunded, currency }: ProviderTruth): number =>
  inMinor(captured - refunded, currency);

/** An amount in units of a currency as minor units. */
export const inMinor = (amount: number, currency: string): number =>
  Math.round(amount * (currency === 'CLP' ? 1 : 100));
