import { zonedTime } from '../../hours/zoned-time.ts';
import { add, type Minor, minor, zero } from '../../money/money.ts';
import { endedUnfulfilled } from '../../order/order-status.ts';
import type { DayWindow } from './day-window.ts';
import { type DayMoney, dayMoney } from './day-money.ts';
import { countedEvents, type DayEvent, type DayOrder, endedAt, isCounted } from './day-order.ts';
import { type DiscountKinds, discountKinds } from './discount-kinds.ts';
import { type Drawer, drawerOf, type MethodMoney, methodMoney } from './method-money.ts';
import { instantOf } from '../../time/instant.ts';

/**
 * Orders that were placed in an hour and not cancelled, and the sales of that hour in minor units.
 */
export type DayHour = { readonly orders: number; readonly sales: Minor };

/**
 * Figures of one day of a store. `orders`: placed on the day. `cancelled`: ended on the day without
 * being completed. `sold`: orders of the day that were not cancelled. `average`: sales by sold
 * order, rounded. `hours`: 24, by the store's clock; their sales sum to `sales`.
 */
export type DayFigures = DayMoney & {
  readonly orders: number;
  readonly cancelled: number;
  readonly sold: number;
  readonly average: Minor;
  readonly kinds: DiscountKinds;
  readonly methods: readonly MethodMoney[];
  readonly drawer: Drawer;
  readonly hours: readonly DayHour[];
};

/**
 * Orders that were placed on a day or whose money moved on it, and the ledger events of that day.
 */
export type DayFacts = {
  readonly orders: readonly DayOrder[];
  readonly events: readonly DayEvent[];
};

/** Returns the figures of a day, in an IANA zone. docs/rules/counter-money.md#a-day-adds-up. */
export function dayFigures(facts: DayFacts, window: DayWindow, timeZone: string): DayFigures {
  const events = countedEvents(facts.orders, facts.events);
  const byId = new Map<string, DayOrder>(facts.orders.map((order) => [order.id, order]));
  const counted = facts.orders.filter(isCounted);
  const placed = counted.filter(({ createdAt }) => isWithin(createdAt, window));
  const sold = placed.filter(({ status }) => !endedUnfulfilled(status));
  const cancelled = counted.filter((order) => isWithin(endedAt(order), window)).length;
  const money = dayMoney(events);
  return {
    ...money,
    orders: placed.length,
    cancelled,
    sold: sold.length,
    average: averageOf(money.sales, sold.length),
    kinds: discountKinds(byId, events),
    methods: methodMoney(events),
    drawer: drawerOf(byId, events),
    hours: hoursOf(sold, events, { byId, window, timeZone }),
  };
}

/** Returns the sales by order, rounded half away from zero; zero without orders. */
export const averageOf = (sales: Minor, orders: number): Minor =>
  orders === 0 ? zero : minor(Math.sign(sales) * Math.round(Math.abs(sales) / orders));

const isWithin = (instant: string | null, { from, to }: DayWindow): boolean =>
  instant !== null && instantOf(instant) >= from && instantOf(instant) < to;

type HourFacts = { byId: ReadonlyMap<string, DayOrder>; window: DayWindow; timeZone: string };

/**
 * Sales stand in the hour in which their order was placed; what is taken back of an order of
 * another day, in the hour of that.
 */
function hoursOf(
  sold: readonly DayOrder[],
  events: readonly DayEvent[],
  { byId, window, timeZone }: HourFacts,
): readonly DayHour[] {
  const hours = Array.from({ length: 24 }, () => ({ orders: 0, sales: zero }));
  const hourOf = (instant: string) =>
    hours[Math.floor(zonedTime(instantOf(instant), timeZone).minute / 60)];
  for (const { createdAt } of sold) {
    const hour = hourOf(createdAt);
    if (hour) hour.orders += 1;
  }
  for (const event of events) {
    const { sales } = dayMoney([event]);
    const placedAt = byId.get(event.orderId)?.createdAt ?? null;
    const hour = hourOf(placedAt !== null && isWithin(placedAt, window) ? placedAt : event.at);
    if (hour) hour.sales = add(hour.sales, sales);
  }
  return hours;
}
