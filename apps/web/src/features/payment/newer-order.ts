import type { Order } from '@comanda/domain/order/order.ts';

/**
 * Returns the newer copy when responses of a poll and of the event stream cross: the one with more
 * steps, and of two with equal steps the later response. Payment progress never goes back
 * (docs/rules/payments.md#crossing-answers-about-an-order).
 */
export function newerOrder(current: Order | null, fresh: Order): Order {
  if (current === null) return fresh;
  if (current.timeline.length !== fresh.timeline.length)
    return current.timeline.length > fresh.timeline.length ? current : fresh;
  return current.payment?.stage === 'paid' &&
    (fresh.payment?.stage === 'started' || fresh.payment?.stage === 'unpaid')
    ? current
    : fresh;
}
