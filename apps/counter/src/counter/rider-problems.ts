import type { BoardCard } from '@comanda/contract/counter/board.ts';

type Card = Pick<BoardCard, 'hasRiderProblem'>;

/**
 * Returns the orders whose rider needs the counter.
 * docs/rules/counter-riders.md#notice-of-a-problem.
 */
export const withProblem = <C extends Card>(cards: readonly C[]): readonly C[] =>
  cards.filter(({ hasRiderProblem }) => hasRiderProblem);

/** Returns how many orders have a problem that is not solved. */
export const countProblems = (cards: readonly Card[]): number => withProblem(cards).length;
