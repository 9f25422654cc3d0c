import { groupBy } from '../../group-by.ts';
import { formatClock, zonedTime } from '../../hours/zoned-time.ts';
import { instantOf } from '../../time/instant.ts';

/** Most future orders that one reading answers. */
export const maxUpcomingOrders = 300;

/** The orders of one day of the store, by the hour in which they are wanted, `12:00`. */
export type UpcomingDay<Order> = {
  date: string;
  orders: readonly Order[];
  hours: readonly { hour: string; orders: readonly Order[] }[];
};

/**
 * Returns future orders by the day and the hour of the store at which they are wanted, the earliest
 * first. docs/rules/counter-board.md#days-and-hours.
 */
export function upcomingDays<Order extends { scheduledAt: string }>(
  orders: readonly Order[],
  timeZone: string,
): readonly UpcomingDay<Order>[] {
  const sorted = orders.toSorted((a, b) => instantOf(a.scheduledAt) - instantOf(b.scheduledAt));
  const at = ({ scheduledAt }: Order) => zonedTime(instantOf(scheduledAt), timeZone);
  const hourOf = (order: Order): string => formatClock(at(order).minute - (at(order).minute % 60));
  const days = groupBy(sorted, (order) => at(order).date);
  return [...days].map(([date, ofDay]) => ({
    date,
    orders: ofDay,
    hours: [...groupBy(ofDay, hourOf)].map(([hour, ofHour]) => ({ hour, orders: ofHour })),
  }));
}
