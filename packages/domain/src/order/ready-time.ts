import { dayMs, minuteMs } from '../duration.ts';
import { accept, refuse, type Result } from '../result.ts';

/**
 * Largest age (milliseconds) of a ready time that a restaurant may report: clocks differ, and calls
 * come late.
 */
const maxPastMs = 15 * minuteMs;
/** Largest lead (milliseconds) of a ready time. No kitchen needs longer. */
const maxAheadMs = 30 * dayMs;

/**
 * `current`: the expected ready time so far, null if unknown. `isPromised`: that time was promised,
 * because the restaurant reported it or the order is for later. Instants in milliseconds.
 */
export type ReadyTimeFacts = { now: number; current: number | null; isPromised: boolean };

/**
 * The order's ready time after the restaurant reported `readyAt`. A promised time only moves later:
 * of two calls that overtake each other the later time wins. Refused: more than 15 minutes ago, or
 * more than 30 days ahead. decision 0021.
 */
export function acceptReadyTime(
  readyAt: number,
  { now, current, isPromised }: ReadyTimeFacts,
): Result<number, 'past' | 'too_far'> {
  if (readyAt < now - maxPastMs) return refuse('past');
  if (readyAt > now + maxAheadMs) return refuse('too_far');
  return accept(current !== null && isPromised ? Math.max(readyAt, current) : readyAt);
}
