import { minuteMs } from '../duration.ts';
import { alertsDue } from '../report/alert-schedule.ts';

/**
 * Minutes after which the operator is alerted about an order that the restaurant saw and did not begin. More alerts follow every quarter of
 * an hour.
 */
export const unacceptedAlertMinutes = 10;
const alertEveryMinutes = 15;

/**
 * `shownAt`: the instant at which the restaurant first saw the order (milliseconds). `acceptMinutes`: the store's setting; null: the order
 * never ends by itself.
 */
export type UnacceptedFacts = { shownAt: number; acceptMinutes: number | null; now: number };

/** `alert`: `count` alerts are due so far, this one included. */
export type UnacceptedStep = { do: 'wait' } | { do: 'alert'; count: number } | { do: 'end' };

/**
 * Returns the next step of an order that the restaurant saw and has not begun. No order stays open past its deadline.
 * docs/rules/orders.md#order-that-the-restaurant-does-not-begin.
 */
export function unacceptedStep({ shownAt, acceptMinutes, now }: UnacceptedFacts): UnacceptedStep {
  const minutes = (now - shownAt) / minuteMs;
  if (acceptMinutes !== null && minutes >= acceptMinutes) return { do: 'end' };
  const count = alertsDue(minutes, unacceptedAlertMinutes, alertEveryMinutes);
  return count === 0 ? { do: 'wait' } : { do: 'alert', count };
}
