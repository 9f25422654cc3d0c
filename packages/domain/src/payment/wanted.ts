import type { Attempt } from './attempt.ts';
import { isLive } from './attempt-graph.ts';
import type { Alarm, OrderView } from './effect.ts';
import type { Observation } from './observation.ts';

/** Another amount or currency than the one asked for. What the provider did not say is not compared. */
export const isWrongSum = ({ sum }: Attempt, { sum: seen }: Observation): boolean =>
  seen !== undefined && (seen.minor !== sum.minor || seen.currency !== sum.currency);

const isPaidByAnother = (attempt: Attempt, { paidBy }: OrderView): boolean => paidBy !== null && paidBy !== attempt.id;

/** Why money seen for this attempt cannot pay the order; null: it can. Late money of a failed attempt is not accepted. payments §6, §9. */
export function unwantedWhy(attempt: Attempt, order: OrderView, seen: Observation): Alarm | null {
  if (isWrongSum(attempt, seen)) return 'sum mismatch';
  const isWanted = order.payable && !attempt.superseded && !isPaidByAnother(attempt, order) && attempt.state !== 'failed';
  return isWanted ? null : 'unwanted money';
}

/**
 * The provider's last step may be taken: the money would pay the order, and its shopper did not leave the page without paying. Else the
 * provider is only asked: what is not taken need not be returned.
 */
export const mayFinish = (attempt: Attempt, order: OrderView): boolean =>
  isLive(attempt.state) && attempt.abandoned === null && order.payable && !attempt.superseded && order.paidBy === null;
