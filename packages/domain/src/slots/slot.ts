import type { HalfHour } from '../hours/half-hours.ts';

/**
 * A half hour for which food may be ordered: it arrives at the address, or is ready on the counter.
 * docs/rules/times.md#half-hour-slots.
 */
export type Slot = HalfHour;

/**
 * `time`: store-local `HH:mm`; `instant`: the same as ISO; `isFull`: shown, but it cannot be
 * chosen.
 */
export type OfferedTime = { time: string; instant: string; isFull: boolean };
/** The times of a date (`YYYY-MM-DD`), in order; the list may be empty. */
export type OfferedDay = { date: string; times: readonly OfferedTime[] };
