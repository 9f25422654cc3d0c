import { minuteMs } from '../duration.ts';
import { longestLead } from '../menu/lead-time.ts';
import type { Product } from '../menu/menu.ts';

/**
 * Returns the instant (milliseconds) at which the restaurant begins with a future order: its slot
 * minus the wait (`wait`, minutes) and the longest lead time.
 * docs/rules/times.md#start-of-preparation.
 */
export function preparationStart(
  slot: number,
  wait: number,
  products: readonly Pick<Product, 'cookingTime' | 'cookingTimeType'>[],
): number {
  return slot - wait * minuteMs - longestLead(products);
}

/**
 * `opensAt`: when the restaurant of a future order begins it; null: an order for now. Milliseconds.
 */
type StartFacts = { createdAt: number; opensAt: number | null };

/**
 * Returns the time by which the estimate of an order moves because it is paid at `now`: from the
 * start of preparation that the estimate assumed to the payment. An order for now was to begin when
 * it was placed, a future order at its own time, so a payment before that moves nothing.
 * Milliseconds. docs/rules/times.md#start-of-preparation.
 */
export function preparationDelay({ createdAt, opensAt }: StartFacts, now: number): number {
  const assumed = opensAt === null ? createdAt : Math.max(Math.min(now, opensAt), createdAt);
  return now - assumed;
}
