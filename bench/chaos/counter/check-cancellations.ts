import { endedUnfulfilled, readOrderStatus } from '@comanda/domain/order/order-status.ts';
import { countWhere } from '../count-where.ts';
import type { Violations } from '../violations.ts';
import type { CounterEvidence } from './counter-evidence.ts';
import type { CounterOrderFact } from './counter-facts.ts';

/**
 * Checks that an order which its shopper cancelled beside the counter is in one state: for the
 * shopper, on the board and in the ledger.
 */
export function checkCancellations({
  side: { cancellations, boards },
  facts: { orders },
}: CounterEvidence): Violations {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const [done, tooLate] = (['done', 'tooLate'] as const).map((answer) =>
    cancellations
      .filter((each) => each.answer === answer)
      .flatMap(({ orderId }) => byId.get(orderId) ?? []),
  );
  return {
    'orders that were cancelled for their shopper and went on': countWhere(done ?? [], wentOn),
    'orders that were too late to cancel and that their shopper ended': countWhere(
      tooLate ?? [],
      endedByShopper,
    ),
    'cancelled orders that their shopper sees in another state': countWhere(
      cancellations,
      ({ orderId, shown }) => readOrderStatus(shown ?? '') !== byId.get(orderId)?.status,
    ),
    'cards of a board other than the state of their order': countWhere(
      boards.flatMap(({ fresh }) => fresh),
      ({ id, status }) => byId.get(id)?.status !== status,
    ),
    'ended cash orders with money in their ledger': countWhere(
      orders,
      ({ isCash, status, openAccounts }) => isCash && endedUnfulfilled(status) && openAccounts > 0,
    ),
  };
}

const wentOn = ({ status, statuses }: CounterOrderFact): boolean =>
  !endedUnfulfilled(status) || statuses.includes('preparing');

const endedByShopper = ({ status, endReason, isCash }: CounterOrderFact): boolean =>
  isCash && status === 'cancelled' && endReason === null;
