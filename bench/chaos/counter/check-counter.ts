import { minuteMs } from '@comanda/domain/duration.ts';
import { canTransition, endedUnfulfilled } from '@comanda/domain/order/order-status.ts';
import { countWhere } from '../count-where.ts';
import type { Violations } from '../violations.ts';
import { checkCancellations } from './check-cancellations.ts';
import { checkRefunds } from './check-refunds.ts';
import { checkStores } from './check-stores.ts';
import type { ActionFact, CounterFacts, CounterOrderFact } from './counter-facts.ts';
import type { CounterEvidence } from './counter-evidence.ts';
import type { Tap } from './tap.ts';

/**
 * Checks, once everything is quiet, that the counters' changes are done once and shown everywhere.
 */
export const checkCounter = (evidence: CounterEvidence): Violations => ({
  ...checkAudit(evidence),
  ...checkMoves(evidence),
  ...checkBoards(evidence),
  ...checkRefunds(evidence),
  ...checkStores(evidence),
  ...checkCancellations(evidence),
});

const nameOf = ({ brand, staffId, key }: Tap | ActionFact): string => `${brand} ${staffId} ${key}`;

function checkAudit({ side: { taps }, facts: { actions } }: CounterEvidence): Violations {
  const entries = Map.groupBy(actions, nameOf);
  const sent = new Map(taps.map((each) => [nameOf(each), each]));
  const isSame = (one: Tap, entry: ActionFact | undefined): boolean =>
    entry?.kind === one.kind && entry.subject === one.subject;
  return {
    'counter actions answered as done that the audit list lacks': countWhere(
      taps,
      (each) => each.done > 0 && !isSame(each, entries.get(nameOf(each))?.[0]),
    ),
    'counter actions that the audit list has twice': countWhere(
      [...entries.values()],
      (same) => same.length > 1,
    ),
    'counter actions in the audit list that nobody sent': countWhere(
      actions,
      (entry) => !sent.has(nameOf(entry)),
    ),
    'counter actions that were refused and are in the audit list': countWhere(
      taps,
      (each) => each.refusals.length > 0 && entries.has(nameOf(each)),
    ),
  };
}

/** Moves of the counter, with the status that each gives an order. */
const statusAfter = {
  'order.accept': 'preparing',
  'order.ready': 'ready',
  'order.handOver': 'completed',
} as const;

function checkMoves({ side: { taps }, facts, skewMs }: CounterEvidence): Violations {
  const byOrder = Map.groupBy(facts.actions, ({ subject }) => subject);
  const actionsOf = ({ id }: CounterOrderFact, kind: string): readonly ActionFact[] =>
    (byOrder.get(id) ?? []).filter((entry) => entry.kind === kind);
  const isOtherwise = (order: CounterOrderFact): boolean =>
    Object.entries(statusAfter).some(
      ([kind, status]) =>
        actionsOf(order, kind).length !== countWhere(order.statuses, (each) => each === status),
    ) ||
    (actionsOf(order, 'order.reject').length > 0 && !order.statuses.includes('cancelled'));
  return {
    'orders whose history differs from the audit list': countWhere(facts.orders, isOtherwise),
    'orders moved against the table of moves': countWhere(facts.orders, isMovedOtherwise),
    'orders that the counter accepted and rejected': countWhere(
      facts.orders,
      (order) =>
        actionsOf(order, 'order.accept').length > 0 && actionsOf(order, 'order.reject').length > 0,
    ),
    'accepted orders with another time than the counter named': countWhere(
      taps.filter(({ kind, done }) => kind === 'order.accept' && done > 0),
      (each) => !hasItsTime(each, facts, skewMs),
    ),
  };
}

const isMovedOtherwise = ({ statuses, status }: CounterOrderFact): boolean =>
  statuses.at(-1) !== status ||
  statuses.some((to, at) => {
    const from = statuses[at - 1];
    return from !== undefined && !canTransition(from, to, 'in_store');
  });

/**
 * The order is ready as many minutes after the tap as the tap named, by the clock of the server
 * that did it.
 */
function hasItsTime(
  { subject, asked, sentAt, answeredAt }: Tap,
  { orders }: CounterFacts,
  skewMs: number,
): boolean {
  const readyAt = orders.find(({ id }) => id === subject)?.readyAt ?? '';
  const tappedAt = Date.parse(readyAt) - (asked.minutes ?? Number.NaN) * minuteMs;
  return tappedAt >= sentAt - skewMs && tappedAt <= answeredAt + skewMs;
}

function checkBoards({ side: { boards, seen }, facts }: CounterEvidence): Violations {
  return {
    'cards of followed boards that differ from a fresh reading': boards.reduce(
      (sum, { differing }) => sum + differing.length,
      0,
    ),
    'released orders that no tablet showed': countWhere(
      facts.orders,
      ({ id, isReleased, status }) => isReleased && !endedUnfulfilled(status) && !seen.has(id),
    ),
  };
}
