import { unreachable } from '../unreachable.ts';
import type { Attempt, AttemptState } from './attempt.ts';
import { attemptGraph } from './attempt-graph.ts';
import type { Alarm, Effect, OrderView } from './effect.ts';
import { alert, askPending, askUnanswered, giveBackRest, isUnanswerable, lookAgain, returnedBy, takenAfter } from './effects-of.ts';
import type { Observation } from './observation.ts';
import { backoff, firstSweep } from './query-schedule.ts';
import { causeOf, isBelieved, problemOf } from './read-report.ts';
import { stay } from './stay.ts';
import { isWrongSum, unwantedWhy } from './wanted.ts';

/** What an attempt becomes, and what has to be done; both are stored in one transaction. */
export type Settled = { readonly attempt: Attempt; readonly effects: readonly Effect[] };

/**
 * What one report makes of one attempt: the only way an attempt's state changes. `order` and `attempt` are as they stand under the order's
 * row lock, `tries` is how often the provider was asked about it. The same report twice changes nothing more and pays no order twice.
 * payments §6, §7, §9; docs/payments.md draws it.
 */
export function settle(attempt: Attempt, order: OrderView, seen: Observation, tries: number): Settled {
  if (attempt.isClosed) return { attempt, effects: [] };
  if (!isBelieved(seen.authority)) return { attempt, effects: [{ do: 'query', inMs: 0 }] };
  if (isAnothers(attempt, seen)) return { attempt, effects: [alert('reference mismatch'), ...goOn(attempt, order, seen, tries)] };
  const cause = causeOf(attempt, order, seen);
  const to = cause && attemptGraph[attempt.state][cause];
  const next = learn(attempt, seen, to ?? attempt.state);
  const effects = to == null ? stay(attempt, order, seen, tries) : enter(to, attempt, order, seen, tries);
  return { attempt: next, effects };
}

const isAnothers = (attempt: Attempt, { merchantRef }: Observation): boolean =>
  merchantRef !== undefined && merchantRef !== attempt.merchantRef;

function goOn(attempt: Attempt, order: OrderView, seen: Observation, tries: number): readonly Effect[] {
  if (attempt.state === 'reversed') return [];
  return attempt.state === 'completed' ? lookAgain(attempt, seen) : askUnanswered(attempt, order, seen, tries);
}

/** The attempt with what the report adds to what we know. Names of a payment that is over stay as they were. */
function learn(attempt: Attempt, seen: Observation, state: AttemptState): Attempt {
  const isOver = attempt.state === 'completed' || attempt.state === 'reversed';
  const providerRef = isOver ? attempt.providerRef : (seen.providerRef ?? attempt.providerRef);
  const problem = state === attempt.state ? attempt.problem : problemAfter(state, attempt, seen);
  return { ...attempt, state, providerRef, problem, taken: takenAfter(attempt, seen), returned: returnedBy(attempt, seen) };
}

/** Money that the provider took back by itself before it paid counts as a payment that came too late. */
function problemAfter(state: AttemptState, attempt: Attempt, seen: Observation): Attempt['problem'] {
  if (state === 'failed') return problemOf(attempt, seen);
  return state === 'reversed' ? (attempt.problem ?? 'expired') : attempt.problem;
}

function enter(to: AttemptState, attempt: Attempt, order: OrderView, seen: Observation, tries: number): readonly Effect[] {
  const wrongSum = isWrongSum(attempt, seen) && to !== 'reversing' ? [alert('sum mismatch')] : [];
  return [...wrongSum, ...effectsOf(to, attempt, order, seen, tries)];
}

function effectsOf(to: AttemptState, attempt: Attempt, order: OrderView, seen: Observation, tries: number): readonly Effect[] {
  switch (to) {
    case 'created':
      return [];
    case 'pending':
      return askPending(attempt, order, seen, tries);
    case 'authorised':
      return [{ do: 'finish' }, { do: 'query', inMs: backoff(tries) }];
    case 'completed':
      return [{ do: 'payOrder' }, ...lookAgain(attempt, seen)];
    case 'failed':
      return [{ do: 'query', inMs: firstSweep(seen.at, attempt.deadline) }];
    case 'reversing':
      return [giveBackRest(attempt, seen, tries), alert(whyOwed(attempt, order, seen))];
    case 'reversed':
      return unpay(attempt, order);
    default:
      return unreachable(to);
  }
}

const whyOwed = (attempt: Attempt, order: OrderView, seen: Observation): Alarm =>
  isUnanswerable(seen) ? 'status expired' : (unwantedWhy(attempt, order, seen) ?? 'partial return seen');

/** A paid order that loses its money: from outside, which a person must know, or because we gave it back. */
function unpay(attempt: Attempt, order: OrderView): readonly Effect[] {
  const surprise = attempt.state === 'completed' ? [alert('money returned of a paid order')] : [];
  return order.paidBy === attempt.id ? [...surprise, { do: 'unpayOrder' }] : surprise;
}
