import type { Order } from '@comanda/domain/order/order.ts';

/**
 * The copy to believe when answers of a poll and of the live line cross: the one with more steps behind it, and of two alike the later one
 * to come, except that money once seen is not unseen (docs/rules/payments.md#crossing-answers-about-an-order).
 */
export function newerOrder(known: Order | null, fresh: Order): Order {
  if (known === null) return fresh;
  if (known.timeline.length !== fresh.timeline.length)
    return known.timeline.length > fresh.timeline.length ? known : fresh;
  return known.payment?.stage === 'paid' &&
    (fresh.payment?.stage === 'started' || fresh.payment?.stage === 'unpaid')
    ? known
    : fresh;
}
