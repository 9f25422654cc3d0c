import { atLeastZero, minor, type Minor, subtract, zero } from '../money/money.ts';
import type { Attempt } from './attempt.ts';
import type { Alarm, Effect, OrderView } from './effect.ts';
import type { Observation, Reported } from './observation.ts';
import { backoff, isOpenForLong, nextNightlyLook } from './query-schedule.ts';
import { isWrongSum, mayFinish } from './wanted.ts';

export const alert = (why: Alarm): Effect => ({ do: 'alert', why });

/** Asks again after a pause that grows, and tells a person of what stays open for long. */
export const ask = (tries: number): readonly Effect[] => {
  const query: Effect = { do: 'query', inMs: backoff(tries) };
  return isOpenForLong(tries) ? [query, alert('open for long')] : [query];
};

/** The next nightly look at a paid attempt; nothing once its seven days are over. */
export function lookAgain({ deadline }: Attempt, { at }: Observation): readonly Effect[] {
  const inMs = nextNightlyLook(at, deadline);
  return inMs === null ? [] : [{ do: 'query', inMs }];
}

/** Pause after a question that told nothing, milliseconds, while the attempt could still be committed. */
const unansweredPause = 60_000;

const atMost = (effects: readonly Effect[], pause: number): readonly Effect[] =>
  effects.map((effect) => (effect.do === 'query' ? { do: 'query', inMs: Math.min(effect.inMs, pause) } : effect));

/**
 * Asks again after a report that told nothing about this attempt. While its money could still be committed the pause is a minute at most: a
 * payment whose return was lost can be committed for less than two minutes, and the instant is only known from an answer.
 */
export const askUnanswered = (attempt: Attempt, order: OrderView, { at }: Observation, tries: number): readonly Effect[] =>
  mayFinish(attempt, order) && at <= attempt.deadline ? atMost(ask(tries), unansweredPause) : ask(tries);

/**
 * Asks again about an attempt that is under way. When its return may be lost, the last step is taken from `finishFrom` on, once per
 * answer, until the attempt's deadline; before that instant the next question comes no later than it.
 */
export function askPending(attempt: Attempt, order: OrderView, seen: Observation, tries: number): readonly Effect[] {
  if (seen.reported === 'unknown') return askUnanswered(attempt, order, seen, tries);
  const { finishFrom } = seen;
  const asks = ask(tries);
  const isDue = seen.reported === 'pending' && finishFrom !== undefined && mayFinish(attempt, order) && !isWrongSum(attempt, seen);
  if (!isDue || Math.max(seen.at, finishFrom) > attempt.deadline) return asks;
  if (seen.authority === 'query' && seen.at >= finishFrom) return [{ do: 'finish' }, ...asks];
  return atMost(asks, Math.max(finishFrom - seen.at, 0));
}

const heldBy = ({ sum, taken }: Attempt, seen: Observation): Minor => seen.sum?.minor ?? taken ?? sum.minor;

/** The most that was seen to be taken, this report included; null: nothing so far. Money that is only held is not taken. */
export function takenAfter(attempt: Attempt, seen: Observation): Minor | null {
  if (seen.reported !== 'captured' && seen.reported !== 'partlyReturned') return attempt.taken;
  const most = mostOf(attempt.taken ?? zero, heldBy(attempt, seen));
  return most > 0 ? most : null;
}

/** What has been given back as far as we know: it never grows less. */
export function returnedBy(attempt: Attempt, seen: Observation): Minor {
  if (seen.reported === 'partlyReturned') return mostOf(attempt.returned, seen.returned ?? attempt.returned);
  return isProvenReturn(attempt, seen) ? mostOf(attempt.returned, seen.returned ?? heldBy(attempt, seen)) : attempt.returned;
}

/** Proven by the answer to a question; once none is answered any more, by a refund's reply that covers what was ever seen taken. */
export function isProvenReturn({ taken }: Attempt, { reported, authority, statusExpired, returned }: Observation): boolean {
  if (reported !== 'returned') return false;
  return authority === 'query' || (statusExpired === true && returned !== undefined && returned >= (taken ?? zero));
}

/** No question about it is answered any more: whether money is there can be learned by returning it, and in no other way. */
export const isUnanswerable = ({ reported, statusExpired }: Observation): boolean => reported === 'unknown' && statusExpired === true;

/**
 * What to give back now, after the provider was asked: never more than it still has, as far as it says. Zero unless it is owed and still
 * there, or nobody can tell any more.
 */
export const owedNow = (attempt: Attempt, seen: Observation): Minor =>
  attempt.state === 'reversing' && (showsMoney(seen.reported) || isUnanswerable(seen)) ? restOf(attempt, seen) : zero;

export const showsMoney = (reported: Reported): boolean =>
  reported === 'captured' || reported === 'authorised' || reported === 'partlyReturned';

const restOf = (attempt: Attempt, seen: Observation): Minor => atLeastZero(subtract(heldBy(attempt, seen), returnedBy(attempt, seen)));

/** Gives back what is left of it; when this report shows nothing left, the next answer will prove that. */
export function giveBackRest(attempt: Attempt, seen: Observation, tries: number): Effect {
  const rest = restOf(attempt, seen);
  return rest > 0 ? { do: 'giveBack', minor: rest } : { do: 'query', inMs: backoff(tries) };
}

const mostOf = (a: Minor, b: Minor): Minor => minor(Math.max(a, b));
