import { unreachable } from '../unreachable.ts';
import type { Attempt } from './attempt.ts';
import type { Effect } from './effect.ts';
import { alert, ask, giveBackRest, showsMoney } from './effects-of.ts';
import type { Observation, Reported } from './observation.ts';
import { nextSweep } from './query-schedule.ts';
import { isWrongSum } from './wanted.ts';

const isNegative = (reported: Reported): boolean => reported === 'declined' || reported === 'cancelled' || reported === 'expired';

/**
 * What a report asks for that changes no state. What an answer to a question shows is acted upon at once; what a reply to a step of ours
 * shows is asked for after a pause, so that a step which fails is never repeated without one.
 */
export function stay(attempt: Attempt, seen: Observation, tries: number): readonly Effect[] {
  switch (attempt.state) {
    case 'created':
    case 'pending':
      return [...wrongSum(attempt, seen), ...ask(tries)];
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

/** Only a question that shows all of it given back ends what we owe. */
function whileOwed(attempt: Attempt, seen: Observation, tries: number): readonly Effect[] {
  if (isNegative(seen.reported)) return [alert('late negative report'), ...ask(tries)];
  if (!showsMoney(seen.reported) || seen.authority !== 'query') return ask(tries);
  return [giveBackRest(attempt, seen, tries), ...ask(tries).filter((effect) => effect.do === 'alert')];
}

function whilePaid(attempt: Attempt, seen: Observation): readonly Effect[] {
  if (isNegative(seen.reported)) return [alert('late negative report')];
  if (seen.reported === 'partlyReturned') return [alert('partial return seen')];
  if (seen.reported === 'returned') return [{ do: 'query', inMs: 0 }];
  return wrongSum(attempt, seen);
}

/** A sweep without an answer is asked again; with one, the next is due. */
function afterFailure(attempt: Attempt, seen: Observation, tries: number): readonly Effect[] {
  if (seen.reported === 'unknown' || seen.reported === 'returned') return ask(tries);
  const inMs = nextSweep(seen.at, attempt.deadline);
  return inMs === null ? [] : [{ do: 'query', inMs }];
}
