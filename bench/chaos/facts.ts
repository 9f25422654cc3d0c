import type { Truth } from '../../apps/server/src/testing/sandbox-process.ts';

/** Amounts in whole pesos. `isPaid`: as the shop tells its shopper. `isShown`: the kitchen was told of it. */
export type OrderFact = { id: string; total: number; isPaid: boolean; isShown: boolean; isOpen: boolean };
/** `held`: what the books say the provider holds of it. `story`: what was said about it, for whoever must find out. */
export type AttemptFact = { orderId: string; merchantRef: string; isOpen: boolean; held: number; story: string };

/** What a shop believes. `held`: what its books say providers hold for it. `unbalanced`: events of the books that do not sum to zero. */
export type Facts = { orders: readonly OrderFact[]; attempts: readonly AttemptFact[]; held: number; unbalanced: number };

export const netOf = ({ taken, returned }: Truth): number => taken - returned;
