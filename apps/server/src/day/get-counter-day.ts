import type { getCounterDay as endpoint } from '@comanda/contract/counter/days.ts';
import { dayFigures } from '@comanda/domain/counter/day/day-figures.ts';
import { dayWindow } from '@comanda/domain/counter/day/day-window.ts';
import { addDays } from '@comanda/domain/hours/calendar.ts';
import { accept } from '@comanda/domain/result.ts';
import { findDay } from './day-orders.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { type DayDeps, storeDayOf } from './store-day.ts';

type Endpoint = typeof endpoint;

/**
 * Returns the figures of a day of a store, beside the hours of the same weekday one week before.
 * docs/rules/counter-money.md#a-day-adds-up.
 */
export async function getCounterDay(
  deps: DayDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const asked = await storeDayOf(deps, call);
  if (!asked.ok) return asked;
  const { store, day } = asked.value;
  const { id: storeId, timeZone } = store;
  const before = addDays(day.date, -7);
  const windowBefore = dayWindow(before, timeZone) ?? day.window;
  const [facts, factsBefore] = await withTenant(deps.db, call.tenant.id, async (tx) => [
    await findDay(tx, { storeIds: [storeId], window: day.window }),
    await findDay(tx, { storeIds: [storeId], window: windowBefore }),
  ]);
  const { sales, hours } = dayFigures(factsBefore, windowBefore, timeZone);
  return accept({
    ...{ storeId, timeZone, date: day.date, today: day.today },
    figures: dayFigures(facts, day.window, timeZone),
    weekBefore: { date: before, sales, hours },
  });
}
