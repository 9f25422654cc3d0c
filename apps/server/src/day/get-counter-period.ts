import type { getCounterPeriod as endpoint } from '@comanda/contract/counter/periods.ts';
import { addFigures } from '@comanda/domain/counter/day/add-figures.ts';
import type { DayFigures } from '@comanda/domain/counter/day/day-figures.ts';
import { periodFigures } from '@comanda/domain/counter/period/period-figures.ts';
import { periodBefore } from '@comanda/domain/counter/period/period.ts';
import { accept } from '@comanda/domain/result.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { askedPeriodOf, readDaysOf, type StoresOfDate } from './asked-period.ts';
import { dishesOfPeriod } from './dishes-of-period.ts';
import type { DayDeps } from './store-day.ts';

type Endpoint = typeof endpoint;

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
  const dishes = await dishesOfPeriod(deps, tenantId, { period, stores });
  return accept({
    ...{ today, period, periodBefore: before },
    now: periodFigures(days.sums),
    before: periodFigures(daysBefore.sums),
    stores: stores.flatMap(({ id, name }) => {
      const figures = days.byStore.get(id);
      return figures === undefined ? [] : [{ storeId: id, name, figures }];
    }),
    dishes: dishes.map(({ productId, name, units, sales }) => ({ productId, name, units, sales })),
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
