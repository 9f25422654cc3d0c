import { atLeastZero, minor, subtract, type Minor } from '../money/money.ts';
import type { Attempt } from './attempt.ts';
import type { Alarm, Effect } from './effect.ts';
import type { Observation } from './observation.ts';
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

/** What the provider still has of it after what this report shows given back. */
export const restOf = (attempt: Attempt, seen: Observation): Minor =>
  atLeastZero(subtract(heldBy(attempt, seen), returnedBy(attempt, seen)));

const most = (a: Minor, b: Minor): Minor => minor(Math.max(a, b));
