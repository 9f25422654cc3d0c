import { dayMs, hourMs, minuteMs } from '../duration.ts';

/** Milliseconds of a session at the counter. docs/rules/counter-staff.md#session-at-the-counter. */
export const counterSessionMs = { shared: 12 * hourMs, own: 30 * dayMs } as const;

/**
 * Milliseconds after a mailed code for which a new PIN needs no old one.
 * docs/rules/counter-staff.md#pin.
 */
export const freshProofMs = 15 * minuteMs;
