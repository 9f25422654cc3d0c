import type { getCounterPeriod as endpoint } from '@comanda/contract/counter/periods.ts';
import { addFigures } from '@comanda/domain/counter/day/add-figures.ts';
import type { DayFigures } from '@comanda/domain/counter/day/day-figures.ts';
import { dayWindow } from '@comanda/domain/counter/day/day-window.ts';
import { periodFigures } from '@comanda/domain/counter/period/period-figures.ts';
import { type Period, periodBefore } from '@comanda/domain/counter/period/period.ts';
import { add } from '@comanda/domain/money/money.ts';
import { accept } from '@comanda/domain/result.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { askedPeriodOf, readDaysOf, type StoresOfDate } from './asked-period.ts';
import { orderedDishes, type OrderedDish } from './ordered-dishes.rows.ts';
import type { DayDeps } from './store-day.ts';

type Endpoint = typeof endpoint;
const mostDishes = 50;

/**
 * Returns the numbers of a period beside those of the one before it.
 * docs/rules/counter-money.md#numbers-of-a-period.
 */
export async function getCounterPeriod(
  deps: DayDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const asked = await askedPeriodOf(deps, call);
  if (!asked.ok) return asked;
  const { period, today, stores } = asked.value;
  const before = periodBefore(period);
  const tenantId = call.tenant.id;
  const days = await daysOf(readDaysOf(deps, tenantId, { period, stores }));
  const daysBefore = await daysOf(readDaysOf(deps, tenantId, { period: before, stores }));
  return accept({
    ...{ today, period, periodBefore: before },
    now: periodFigures(days.sums),
    before: periodFigures(daysBefore.sums),
    stores: stores.flatMap(({ id, name }) => {
      const figures = days.byStore.get(id);
      return figures === undefined ? [] : [{ storeId: id, name, figures }];
    }),
    dishes: await dishesOf(deps, tenantId, { period, stores }),
  });
}

type Days = {
  sums: { date: string; figures: DayFigures }[];
  byStore: Map<number, DayFigures>;
};

/** Adds up days while they are read: of each day all stores, and of each store all days. */
async function daysOf(read: AsyncIterable<StoresOfDate>): Promise<Days> {
  const days: Days = { sums: [], byStore: new Map() };
  for await (const { date, stores } of read) {
    const [first, ...rest] = stores.map(({ figures }) => figures);
    if (first) days.sums.push({ date, figures: rest.reduce(addFigures, first) });
    for (const { store, figures } of stores) {
      const sum = days.byStore.get(store.id);
      days.byStore.set(store.id, sum === undefined ? figures : addFigures(sum, figures));
    }
  }
  return days;
}

/** The dishes of stores of one clock are read by one statement. */
async function dishesOf(
  { db }: DayDeps,
  tenantId: Call<Endpoint>['tenant']['id'],
  { period, stores }: { period: Period; stores: readonly Store[] },
): Promise<readonly OrderedDish[]> {
  const byZone = Map.groupBy(stores, ({ timeZone }) => timeZone);
  const dishes = new Map<number, OrderedDish>();
  for (const [timeZone, group] of byZone) {
    const from = dayWindow(period.from, timeZone)?.from;
    const to = dayWindow(period.to, timeZone)?.to;
    if (from === undefined || to === undefined) continue;
    const storeIds = group.map(({ id }) => id);
    const read = await withTenant(db, tenantId, (tx) => orderedDishes(tx, storeIds, { from, to }));
    for (const dish of read) dishes.set(dish.productId, joined(dishes.get(dish.productId), dish));
  }
  return [...dishes.values()]
    .toSorted((one, other) => other.units - one.units)
    .slice(0, mostDishes);
}

const joined = (one: OrderedDish | undefined, other: OrderedDish): OrderedDish =>
  one === undefined
    ? other
    : { ...other, units: one.units + other.units, sales: add(one.sales, other.sales) };
