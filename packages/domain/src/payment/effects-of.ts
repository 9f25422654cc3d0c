import { atLeastZero, minor, type Minor, subtract, zero } from '../money/money.ts';
import type { Attempt } from './attempt.ts';
import type { Alarm, Effect } from './effect.ts';
import type { Observation, Reported } from './observation.ts';
import { backoff, isOpenForLong } from './query-schedule.ts';

export const alert = (why: Alarm): Effect => ({ do: 'alert', why });

/** Asks again after a pause that grows, and tells a person of what stays open for long. */
export const ask = (tries: number): readonly Effect[] => {
  const query: Effect = { do: 'query', inMs: backoff(tries) };
  return isOpenForLong(tries) ? [query, alert('open for long')] : [query];
};

const heldBy = ({ sum }: Attempt, seen: Observation): Minor => seen.sum?.minor ?? sum.minor;

/** What has been given back as far as we know: it never grows less. */
export function returnedBy(attempt: Attempt, seen: Observation): Minor {
  if (seen.reported === 'partlyReturned') return most(attempt.returned, seen.returned ?? attempt.returned);
  const isProven = seen.reported === 'returned' && seen.authority === 'query';
  return isProven ? most(attempt.returned, seen.returned ?? heldBy(attempt, seen)) : attempt.returned;
}

/**
 * What to give back now, after the provider was asked: never more than it still has. Zero unless it is owed and still there.
 */
export const owedNow = (attempt: Attempt, seen: Observation): Minor =>
  attempt.state === 'reversing' && showsMoney(seen.reported) ? restOf(attempt, seen) : zero;

export const showsMoney = (reported: Reported): boolean =>
  reported === 'captured' || reported === 'authorised' || reported === 'partlyReturned';

const restOf = (attempt: Attempt, seen: Observation): Minor => atLeastZero(subtract(heldBy(attempt, seen), returnedBy(attempt, seen)));

/** Gives back what is left of it; when this report shows nothing left, the next answer will prove that. */
export function giveBackRest(attempt: Attempt, seen: Observation, tries: number): Effect {
  const rest = restOf(attempt, seen);
  return rest > 0 ? { do: 'giveBack', minor: rest } : { do: 'query', inMs: backoff(tries) };
}

const most = (a: Minor, b: Minor): Minor => minor(Math.max(a, b));
