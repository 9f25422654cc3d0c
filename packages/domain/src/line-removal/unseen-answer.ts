import type { ShownStatus } from '../order/order-status.ts';
import type { LineRemoval, RemovalAnswer } from './line-removal.ts';
import { isRemovable } from './removals-of-order.ts';

type Answered = {
  readonly answer: (RemovalAnswer & { readonly seenAt?: string | undefined }) | null;
};

/** Answers of shoppers. Staff gives the others itself, and so has seen them. */
const shopperOutcomes = ['accepted', 'declined', 'gone'] as const;

/**
 * Returns whether a shopper answered the question and nobody at the counter has seen the answer.
 * docs/rules/line-removals.md#answer-that-nobody-has-seen.
 */
export const isAnswerUnseen = ({ answer }: Answered): boolean =>
  answer !== null &&
  answer.seenAt === undefined &&
  shopperOutcomes.some((outcome) => outcome === answer.outcome);

/**
 * Returns the newest question of an order, if its answer waits to be seen; null: it does not, or
 * the order has left the store.
 */
export function unseenAnswer(
  removals: readonly LineRemoval[],
  status: ShownStatus,
): LineRemoval | null {
  const last = removals.at(-1);
  return last !== undefined && isRemovable(status) && isAnswerUnseen(last) ? last : null;
}

/**
 * Returns the questions after staff saw the answer of one at `at` (ISO); null: there is nothing to
 * see, or it was seen.
 */
export function seeAnswer(
  removals: readonly LineRemoval[],
  id: string,
  at: string,
): readonly LineRemoval[] | null {
  const seen = removals.find((removal) => removal.id === id && isAnswerUnseen(removal));
  if (seen?.answer == null) return null;
  const answer = { ...seen.answer, seenAt: at };
  return removals.map((removal) => (removal.id === id ? { ...removal, answer } : removal));
}
