import type { ProviderTruth } from '../../apps/server/src/testing/sandbox-process.ts';

/** `total` in whole pesos. `isPaid`: as the shop tells its shopper. `isOver`: cancelled, failed or reversed; it gave its units back. */
export type OrderFact = {
  id: string;
  brand: string;
  total: number;
  isPaid: boolean;
  isOver: boolean;
  isOpen: boolean;
};
/** `held`: what the books say the provider holds of it. `gaveWay`: a later attempt took its place. `story`: its events, for the person who debugs. */
export type AttemptFact = {
  id: string;
  orderId: string;
  merchantRef: string;
  isOpen: boolean;
  gaveWay: boolean;
  held: number;
  story: string;
};
/** What the restaurant's system was sent of an order. `toCollect`: what it is to take from the customer. */
export type TicketFact = {
  orderId: string;
  brand: string;
  total: number;
  toCollect: number;
  isOver: boolean;
};
/** Units of the scarce dish by brand: at the beginning, left now, and in orders that are not over. */
export type StockFact = { brand: string; initial: number; left: number; taken: number };

/** What a shop believes. `unbalanced`: events of the books that do not sum to zero. */
export type ChaosFacts = {
  orders: readonly OrderFact[];
  attempts: readonly AttemptFact[];
  tickets: readonly TicketFact[];
  stock: readonly StockFact[];
  unbalanced: number;
};

export const netOf = ({ taken, returned }: ProviderTruth): number => taken - returned;
