import { dayMs, hourMs, minuteMs } from '../duration.ts';
import { backoff } from '../report/backoff.ts';

/**
 * Milliseconds before a provider is asked again to remove a card; `tries`: answers so far.
 * docs/rules/cards.md#removal-of-a-card.
 */
export const removalPauseMs = backoff(
  [minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 3 * hourMs, 6 * hourMs],
  12 * hourMs,
);

/**
 * Time after which the operator is alerted to a card that its provider does not remove.
 * docs/rules/cards.md#removal-of-a-card.
 */
export const isRemovalLate = (waitedMs: number): boolean => waitedMs >= dayMs;

/**
 * Time after which the reference of a deleted card is wiped, whatever its provider says.
 * docs/rules/cards.md#removal-of-a-card.
 */
export const isRemovalOver = (waitedMs: number): boolean => waitedMs >= 30 * dayMs;
