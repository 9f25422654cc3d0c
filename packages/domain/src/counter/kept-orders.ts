import { dayMs, minuteMs } from '../duration.ts';
import { maxWrongPins } from './wrong-pins.ts';

/** Most open orders of its store that a device keeps. docs/rules/counter-offline.md#kept-orders. */
export const mostKeptOrders = 200;

/** Most orders that one call reads for the copy. */
export const keptOrdersPerCall = 40;

/**
 * Milliseconds after the server's last answer at which a device wipes what it keeps.
 * docs/rules/counter-offline.md#wiped-copy.
 */
const keptMs = dayMs;

/** Milliseconds by which a clock may be set back, as clocks are corrected, without a wipe. */
const correctionMs = 2 * minuteMs;

/**
 * Instants by the clock of the device, in milliseconds: of the server's last answer, and the latest
 * at which the counter ran.
 */
export type KeptClock = { readonly heardAt: number; readonly seenAt: number };

/**
 * Returns whether the copy of a device is to be wiped. A clock that was set back wins no time: the
 * latest instant that the device saw counts, and one before the last answer ends the copy.
 * docs/rules/counter-offline.md#wiped-copy.
 */
export const isCopyOver = ({ heardAt, seenAt }: KeptClock, now: number): boolean =>
  now < heardAt - correctionMs || Math.max(now, seenAt) - heardAt >= keptMs;

/**
 * Returns the tries that a person has left to open the copy without a connection; at 0 their key is
 * deleted. `wrong`: wrong PINs since the last right one.
 * docs/rules/counter-offline.md#pin-without-a-connection.
 */
export const keptTriesLeft = (wrong: number): number => Math.max(0, maxWrongPins - wrong);
