import { endedUnfulfilled } from '@comanda/domain/order/order-status.ts';
import { countWhere } from '../count-where.ts';
import type { Violations } from '../violations.ts';
import type { CounterEvidence } from './counter-evidence.ts';
import type { CounterOrderFact, GivenRefund } from './counter-facts.ts';
import type { Tap } from './tap.ts';

const textOf = (refunds: readonly GivenRefund[]): string =>
  refunds
    .map(({ part, amount }) => `${part} ${amount}`)
    .toSorted()
    .join(', ');

/**
 * Checks that the counter gave back each refund once, as it was confirmed, and never more than was
 * paid.
 */
export function checkRefunds({
  side: { taps },
  facts: { actions, orders },
}: CounterEvidence): Violations {
  const listed = Map.groupBy(
    actions.filter(({ kind }) => kind === 'order.refund'),
    ({ subject }) => subject,
  );
  const listedOf = (id: string): readonly GivenRefund[] =>
    (listed.get(id) ?? []).flatMap(({ refund }) => refund ?? []);
  const isListed = ({ subject, asked, key }: Tap): boolean =>
    listed
      .get(subject)
      ?.some(
        (entry) =>
          entry.key === key && textOf([entry.refund].flatMap(orNothing)) === textOf(asOf(asked)),
      ) ?? false;
  return {
    'orders whose refunds differ from the audit list': countWhere(
      orders,
      ({ id, refunds }) => textOf(refunds) !== textOf(listedOf(id)),
    ),
    'refunds other than the counter confirmed': countWhere(
      taps.filter(({ kind, done }) => kind === 'order.refund' && done > 0),
      (each) => !isListed(each),
    ),
    'orders refunded beyond what was paid': countWhere(
      orders,
      ({ total, parts, refunds }) => parts + wholesOf(refunds) > total,
    ),
    'wholly refunded orders that did not end': countWhere(orders, isNotEnded),
  };
}

const orNothing = (refund: GivenRefund | null): readonly GivenRefund[] => (refund ? [refund] : []);
const asOf = ({ refund }: Tap['asked']): readonly GivenRefund[] => orNothing(refund ?? null);

const wholesOf = (refunds: readonly GivenRefund[]): number =>
  refunds.reduce((sum, { part, amount }) => sum + (part === 'whole' ? amount : 0), 0);

const isNotEnded = ({ refunds, status }: CounterOrderFact): boolean =>
  wholesOf(refunds) > 0 && !endedUnfulfilled(status);
