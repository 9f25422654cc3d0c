import { unreachable } from '../unreachable.ts';
import type { Attempt } from './attempt.ts';
import type { Effect, OrderView } from './effect.ts';
import { alert, ask, askPending, giveBackRest, isUnanswerable, lookAgain, showsMoney } from './effects-of.ts';
import type { Observation, Reported } from './observation.ts';
import { isRefusedForLong, nextSweep, refusedBackoff } from './query-schedule.ts';
import { isWrongSum } from './wanted.ts';

const isNegative = (reported: Reported): boolean => reported === 'declined' || reported === 'cancelled' || reported === 'expired';

/**
 * What a report asks for that changes no state. What an answer to a question shows is acted upon at once; what a reply to a step of ours
 * shows is asked for after a pause, so that a step which fails is never repeated without one.
 */
export function stay(attempt: Attempt, order: OrderView, seen: Observation, tries: number): readonly Effect[] {
  switch (attempt.state) {
    case 'created':
    case 'pending':
      return [...wrongSum(attempt, seen), ...askPending(attempt, order, seen, tries)];
    case 'authorised':
      return [...finishAgain(seen), ...ask(tries)];
    case 'reversing':
      return whileOwed(attempt, seen, tries);
    case 'completed':
      return whilePaid(attempt, seen);
    case 'failed':
      return afterFailure(attempt, seen, tries);
    case 'reversed':
      return showsMoney(seen.reported) ? [alert('still captured after its return'), ...ask(tries)] : [];
    default:
      return unreachable(attempt.state);
  }
}

const wrongSum = (attempt: Attempt, seen: Observation): readonly Effect[] => (isWrongSum(attempt, seen) ? [alert('sum mismatch')] : []);

const finishAgain = ({ reported, authority }: Observation): readonly Effect[] =>
  reported === 'authorised' && authority === 'query' ? [{ do: 'finish' }] : [];

/** What we owe ends with a question that shows all of it given back; while none can be answered any more, with a refund that says so. */
function whileOwed(attempt: Attempt, seen: Observation, tries: number): readonly Effect[] {
  if (isNegative(seen.reported)) return [alert('late negative report'), ...ask(tries)];
  if (seen.isRefused) return afterRefusal(tries);
  const isThere = showsMoney(seen.reported) || isUnanswerable(seen);
  if (!isThere || seen.authority !== 'query') return ask(tries);
  return [giveBackRest(attempt, seen, tries), ...ask(tries).filter((effect) => effect.do === 'alert')];
}

/** A person closes it (`closeRefund`), or the provider takes it after all. */
function afterRefusal(tries: number): readonly Effect[] {
  const query: Effect = { do: 'query', inMs: refusedBackoff(tries) };
  return isRefusedForLong(tries) ? [query, alert('refund refused')] : [query];
}

/** A part that went back is told once. When no question is answered any more, the looks are over. */
function whilePaid(attempt: Attempt, seen: Observation): readonly Effect[] {
  if (seen.reported === 'returned') return [{ do: 'query', inMs: 0 }];
  if (isUnanswerable(seen)) return [];
  const look = lookAgain(attempt, seen);
  if (isNegative(seen.reported)) return [alert('late negative report'), ...look];
  const isNewPart = seen.reported === 'partlyReturned' && (seen.returned === undefined || seen.returned > attempt.returned);
  return [...(isNewPart ? [alert('partial return seen')] : []), ...wrongSum(attempt, seen), ...look];
}

/** A sweep without an answer is asked again; with one, the next is due. */
function afterFailure(attempt: Attempt, seen: Observation, tries: number): readonly Effect[] {
  if (seen.reported === 'unknown' || seen.reported === 'returned') return ask(tries);
  const inMs = nextSweep(seen.at, attempt.deadline);
  return inMs === null ? [] : [{ do: 'query', inMs }];
}
