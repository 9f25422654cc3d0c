import { minuteMs } from '../duration.ts';
import { alertsDue } from '../report/alert-schedule.ts';

/**
 * Why the restaurant has not accepted an order. `notSent`: the server has not sent it, although it
 * is due. `notTaken`: it was sent and the restaurant's system did not take it. `notBegun`: the
 * restaurant has it and has not begun it.
 */
export const unacceptedReasons = ['notSent', 'notTaken', 'notBegun'] as const;
export type UnacceptedReason = (typeof unacceptedReasons)[number];

/**
 * Minutes after which the operator is alerted about an unaccepted order. More alerts follow every
 * quarter of an hour.
 */
export const unacceptedAlertMinutes = 5;
const alertEveryMinutes = 15;

/**
 * `since`: the instant at which the restaurant first saw the order or, if it was not sent, should
 * have seen it (milliseconds). `acceptMinutes`: the store's setting; null: the order never ends by
 * itself.
 */
export type UnacceptedFacts = {
  reason: UnacceptedReason;
  since: number;
  acceptMinutes: number | null;
  now: number;
};

/** `alert`: an alert is due since `dueAt` (milliseconds), once for each such instant. */
export type UnacceptedStep = { do: 'wait' } | { do: 'alert'; dueAt: number } | { do: 'end' };

/**
 * Returns the next step of an order that the restaurant has not accepted. An order that was not
 * sent never ends by itself: after an outage of the server its jobs send it late, and nobody but
 * the server is to blame. docs/rules/orders.md#order-that-the-restaurant-does-not-begin.
 */
export function unacceptedStep({
  reason,
  since,
  acceptMinutes,
  now,
}: UnacceptedFacts): UnacceptedStep {
  const minutes = (now - since) / minuteMs;
  if (reason !== 'notSent' && acceptMinutes !== null && minutes >= acceptMinutes)
    return { do: 'end' };
  const count = alertsDue(minutes, unacceptedAlertMinutes, alertEveryMinutes);
  if (count === 0) return { do: 'wait' };
  const dueMinutes = unacceptedAlertMinutes + (count - 1) * alertEveryMinutes;
  return { do: 'alert', dueAt: since + dueMinutes * minuteMs };
}
