import type { DayFacts } from './day-figures.ts';
import { type DayMoney, dayMoney } from './day-money.ts';
import { countedEvents, type DayEvent, type DayOrder, isCounted } from './day-order.ts';

/** An order with the money that its events of a day moved. */
export type DayOrderRow = { readonly order: DayOrder; readonly money: DayMoney };

/**
 * Returns the orders of a day, each with its money of that day; the sums of all rows are the day's
 * figures. An order that does not count has a row only if its money moved.
 * docs/rules/counter-money.md#csv-of-a-day.
 */
export function dayOrderRows({ orders, events }: DayFacts): readonly DayOrderRow[] {
  const counted = new Map<string, DayEvent[]>();
  for (const event of countedEvents(orders, events)) {
    const others = counted.get(event.orderId);
    if (others) others.push(event);
    else counted.set(event.orderId, [event]);
  }
  const eventsOf = ({ id }: DayOrder): readonly DayEvent[] => counted.get(id) ?? [];
  return orders
    .filter((order) => isCounted(order) || eventsOf(order).length > 0)
    .map((order) => ({ order, money: dayMoney(eventsOf(order)) }));
}
