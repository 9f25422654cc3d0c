import { answeredAt, type DayLog, type DayOrder } from './day-log.ts';

/** An order rings so soon after it arrives, or after the connection is back. */
const ringWithinMs = 10_000;

/**
 * Returns the tablets and orders, as `tablet: number`, that did not ring in time although nobody had
 * answered the order.
 */
export function ordersThatDidNotRing(log: DayLog): readonly string[] {
  return [...log.rings].flatMap(([tablet, rings]) =>
    [...log.orders.values()]
      .filter((order) => !order.isTomorrow && !hasRung(log, order, rings))
      .map(({ number }) => `${tablet}: ${number}`),
  );
}

function hasRung(log: DayLog, order: DayOrder, rings: readonly number[]): boolean {
  const outage = log.outages.find(
    ({ from, until }) => order.arrivedAt > from - ringWithinMs && order.arrivedAt < until,
  );
  const until = (outage?.until ?? order.arrivedAt) + ringWithinMs;
  const isAnswered = answeredAt(log, order.number) <= until;
  return isAnswered || rings.some((at) => at >= order.arrivedAt && at <= until);
}
