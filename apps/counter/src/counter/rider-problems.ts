import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { OrderId } from '@comanda/domain/ids.ts';

type Card = Pick<BoardCard, 'id' | 'number' | 'hasRiderProblem'>;

/**
 * Returns the orders whose rider needs the counter.
 * docs/rules/counter-riders.md#notice-of-a-problem.
 */
const withProblem = (cards: readonly Card[]): readonly Card[] =>
  cards.filter(({ hasRiderProblem }) => hasRiderProblem);

/** Returns how many orders have a problem that is not solved. */
export const countProblems = (cards: readonly Card[]): number => withProblem(cards).length;

/**
 * `ids`: the orders with a problem that were told; null: no board has come yet. `count`: problems
 * that came since; `number`: the order of the last one; null: nothing new.
 */
export type ProblemNotice = {
  ids: ReadonlySet<OrderId> | null;
  count: number;
  number: number | null;
};

export const noNotice: ProblemNotice = { ids: null, count: 0, number: null };

/**
 * Returns what is told after the board shows these cards; the same object if no problem came or
 * went. Those of the first board are not new: the badge shows them. A problem that was solved and
 * comes again is new.
 */
export function noticeAfter(told: ProblemNotice, cards: readonly Card[]): ProblemNotice {
  const { ids: before } = told;
  const now = withProblem(cards);
  const ids = new Set(now.map(({ id }) => id));
  if (before === null) return { ...told, ids };
  const fresh = now.filter(({ id }) => !before.has(id));
  if (fresh.length === 0 && ids.size === before.size) return told;
  return { ids, count: told.count + fresh.length, number: fresh.at(-1)?.number ?? null };
}
