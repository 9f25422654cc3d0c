import { datesOf } from '@comanda/domain/counter/period/period.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { add } from '@comanda/domain/money/money.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { AskedPeriod } from './asked-period.ts';
import { dayKey, dayOfStores } from './day-of-store.ts';
import { findDishSums } from './day-sums.rows.ts';
import { orderedDishes, type OrderedDish } from './ordered-dishes.rows.ts';
import type { DayDeps } from './store-day.ts';

const mostDishes = 50;

/**
 * Returns the dishes of a period, most units first. Those of days that are not summed are read from
 * their orders; stores whose day has the same instants, by one statement.
 */
export async function dishesOfPeriod(
  { db }: DayDeps,
  tenantId: TenantId,
  { period, stores }: Pick<AskedPeriod, 'period' | 'stores'>,
): Promise<readonly OrderedDish[]> {
  const days = datesOf(period).flatMap((date) => dayOfStores(date, stores));
  const sums = await withTenant(db, tenantId, (tx) => findDishSums(tx, days));
  const summed = new Set(sums.summed.map(({ storeId, date }) => dayKey(storeId, date)));
  const live = days.filter(({ store, date }) => !summed.has(dayKey(store.id, date)));
  const dishes = new Map(sums.dishes.map((dish) => [dish.productId, dish]));
  for (const group of Map.groupBy(live, ({ window: { from, to } }) => `${from} ${to}`).values()) {
    const [first] = group;
    if (first === undefined) continue;
    const storeIds = group.map(({ store }) => store.id);
    const read = await withTenant(db, tenantId, (tx) => orderedDishes(tx, storeIds, first.window));
    for (const dish of read) dishes.set(dish.productId, joined(dishes.get(dish.productId), dish));
  }
  return [...dishes.values()]
    .toSorted((one, other) => other.units - one.units || one.productId - other.productId)
    .slice(0, mostDishes);
}

function joined(one: OrderedDish | undefined, other: OrderedDish): OrderedDish {
  if (one === undefined) return other;
  const { productId, name, at } = instantOf(one.at) > instantOf(other.at) ? one : other;
  return {
    ...{ productId, name, at },
    units: one.units + other.units,
    sales: add(one.sales, other.sales),
  };
}
