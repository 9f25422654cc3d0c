import type { HalfHour } from '../hours/half-hours.ts';

/** A half hour for which food may be ordered: when it is at the door, or ready on the counter (docs/rules/times.md#half-hour-slots). */
export type Slot = HalfHour;

/** `time`: store-local `HH:mm`; `instant`: the same, ISO; `isFull`: shown, and not to be chosen. */
export type OfferedTime = { time: string; instant: string; isFull: boolean };
/** The times of a date (`YYYY-MM-DD`), in order; maybe none. */
export type OfferedDay = { date: string; times: readonly OfferedTime[] };
