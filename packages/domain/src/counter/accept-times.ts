import { minuteMs } from '../duration.ts';

/** Minutes until the food is ready that the counter offers when an order is accepted. */
export const acceptChoices = [10, 15, 20, 30] as const;

/** Bounds of the minutes that staff may name. */
export const acceptMinutesBounds = { min: 1, max: 240 } as const;

/**
 * Returns the choice that stands first: the minutes until the time that the shopper was told,
 * rounded up to five; without such a time the store's wait. Instants in milliseconds.
 * docs/rules/counter-board.md#accepting-an-order.
 */
export function usualAcceptMinutes(readyAt: number | null, now: number, storeWait: number): number {
  const minutes = readyAt === null ? storeWait : (readyAt - now) / minuteMs;
  const rounded = Math.ceil(minutes / 5) * 5;
  return Math.min(Math.max(rounded, 5), acceptMinutesBounds.max);
}
