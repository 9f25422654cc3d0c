import type { Order } from '@comanda/domain/order/order.ts';

/**
 * Returns the newer copy when responses of a poll and of the event stream cross: the one with more steps, and of two with equal steps the
 * later response. Payment progress never goes back (docs/rules/payments.md#crossing-answers-about-an-order).
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
