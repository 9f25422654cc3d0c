import type { OrderStatus } from '../order/order-status.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { LineRemoval, RemovalAnswer } from './line-removal.ts';
import { isRemovable } from './removals-of-order.ts';

/**
 * `unknown`: the order has no such proposal. `answered`: it was answered in another way. `tooLate`:
 * the order has left the store or ended.
 */
export type AnswerProblem = 'unknown' | 'answered' | 'tooLate';

type Asked = { id: string; answer: RemovalAnswer; at: string };

/**
 * Returns the proposal with its answer; null: it has this very answer already, and nothing is to be
 * done. docs/rules/line-removals.md#end-of-a-proposal.
 */
export function answerRemoval(
  removals: readonly LineRemoval[],
  status: OrderStatus,
  { id, answer, at }: Asked,
): Result<LineRemoval | null, AnswerProblem> {
  const removal = removals.find((each) => each.id === id);
  if (removal === undefined) return refuse('unknown');
  if (removal.answer !== null)
    return isSame(removal.answer, answer) ? accept(null) : refuse('answered');
  if (!isRemovable(status)) return refuse('tooLate');
  return accept({ ...removal, answer: { ...answer, at } });
}

const isSame = (one: RemovalAnswer, other: RemovalAnswer): boolean =>
  one.outcome === other.outcome && one.wish === other.wish;
