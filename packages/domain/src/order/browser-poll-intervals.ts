import { minuteMs, secondMs } from '../duration.ts';

/**
 * Milliseconds between two requests of the active orders by an open page.
 * docs/rules/web.md#order-refresh-interval.
 */
export const activeOrdersPollMs = minuteMs;

/**
 * Milliseconds between two requests of the quote of a cart that does not change.
 * docs/rules/web.md#cart-re-check-interval.
 */
export const quotePollMs = minuteMs;

/**
 * Milliseconds of the wait for an order that was just placed or paid: the browser polls every
 * `everyMs` for `forMs`, then says that the outcome is still being confirmed and polls every
 * `lateEveryMs`. docs/rules/orders.md#outcome-poll,
 * docs/rules/payments.md#payment-polling-in-the-browser.
 */
export const outcomePoll = {
  everyMs: secondMs,
  forMs: 25 * secondMs,
  lateEveryMs: 5 * secondMs,
} as const;
