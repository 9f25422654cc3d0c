import { accept, refuse, type Result } from '../result.ts';

const minuteMs = 60_000;
/** How long ago food may have been ready that a restaurant says so of: clocks differ, and calls come late. */
const maxPastMs = 15 * minuteMs;
/** Nobody cooks for longer. */
const maxAheadMs = 30 * 24 * 60 * minuteMs;

/**
 * `now`; `current`: when the food is expected to be ready so far, null: nobody knows. `isAgreed`: a person counts on that time, because the
 * restaurant gave it or the order is for later. Instants in milliseconds.
 */
export type ReadyTimeFacts = { now: number; current: number | null; isPromised: boolean };

/**
 * The time at which an order is ready once its restaurant has said `readyAt`. A time that somebody counts on only moves later: of two calls
 * that overtake each other the later time stands, and an earlier one changes nothing. Refused: more than 15 minutes ago, or more than 30
 * days ahead. decision 0021.
 */
export function acceptReadyTime(
  readyAt: number,
  { now, current, isPromised }: ReadyTimeFacts,
): Result<number, 'past' | 'too_far'> {
  if (readyAt < now - maxPastMs) return refuse('past');
  if (readyAt > now + maxAheadMs) return refuse('too_far');
  return accept(current !== null && isPromised ? Math.max(readyAt, current) : readyAt);
}
