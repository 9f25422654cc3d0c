import { hourMs } from '../duration.ts';
import { isoOf } from '../time/instant.ts';

/** All countries of the shops lie between UTC-6 and UTC-3: there this day is never tomorrow. */
const westernmostOffsetMs = -6 * hourMs;

/**
 * Returns the day, such as 2026-11-21, on which a session counts as used at `now` (milliseconds). A
 * session keeps no time of day. docs/rules/people.md#list-of-sessions.
 */
export const dayOfUse = (now: number): string => isoOf(now + westernmostOffsetMs).slice(0, 10);
