/** After so many minutes an order that its restaurant was shown and did not begin alarms the operator, and then every quarter of an hour. */
export const unacceptedAlertMinutes = 10;
const alertEveryMinutes = 15;
const minuteMs = 60_000;

/** `shownAt`: when the restaurant was shown it; instants in milliseconds. `acceptMinutes`: the store's setting, null: no end by itself. */
export type UnacceptedFacts = { shownAt: number; acceptMinutes: number | null; now: number };

/** `alarm`: `count` alarms are due by now, this one included. */
export type UnacceptedStep = { do: 'wait' } | { do: 'alarm'; count: number } | { do: 'end' };

/** What becomes of an order that its restaurant was shown and has not begun. docs/rules/orders.md#order-that-the-restaurant-does-not-begin: no order is stuck past its deadline. */
export function unacceptedStep({ shownAt, acceptMinutes, now }: UnacceptedFacts): UnacceptedStep {
  const minutes = (now - shownAt) / minuteMs;
  if (acceptMinutes !== null && minutes >= acceptMinutes) return { do: 'end' };
  if (minutes < unacceptedAlertMinutes) return { do: 'wait' };
  return {
    do: 'alarm',
    count: 1 + Math.floor((minutes - unacceptedAlertMinutes) / alertEveryMinutes),
  };
}
