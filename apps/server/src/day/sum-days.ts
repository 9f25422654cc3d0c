import { setTimeout as wait } from 'node:timers/promises';
import { hourMs } from '@comanda/domain/duration.ts';
import { addDays, daysBetween } from '@comanda/domain/hours/calendar.ts';
import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { dayKey, type DayOfStore, dayOfStores } from './day-of-store.ts';
import {
  announceDays,
  dropChanges,
  findFirstOrder,
  findSummedDays,
  findWriters,
  haveEnded,
  keepSums,
  lockDays,
} from './day-sums.rows.ts';
import { orderedDishes, type DishOfStore } from './ordered-dishes.rows.ts';
import { readStoresOfDay } from './stores-of-day.ts';

type SumDeps = Pick<Deps, 'db' | 'menus' | 'tenants' | 'clock'>;

/** The days that are summed: those of a year and of a quarter before it. */
const summedDays = 457;
/** Dates of a brand in one run; the next run goes on with the ones before. */
const datesOfRun = 100;
/** A run waits so often, and so long each time, for the transactions that began before it. */
const [roundMs, rounds] = [50, 40];
/** Milliseconds of a run: other jobs of its queue wait for it. */
const turnMs = 20_000;

/**
 * Job handler: sums the days of all brands that are over. Safe to repeat and to run twice. Each
 * hour begins with another brand, so that all have their turn.
 */
export async function sumDays(deps: SumDeps): Promise<void> {
  const begun = deps.clock();
  const mayGoOn = (): boolean => deps.clock() - begun < turnMs;
  const brands = deps.tenants.ids();
  const first = brands.length === 0 ? 0 : Math.floor(begun / hourMs) % brands.length;
  for (const tenantId of [...brands.slice(first), ...brands.slice(0, first)])
    if (mayGoOn()) await sumDaysOfBrand(deps, tenantId, mayGoOn);
}

/**
 * Sums the days of a brand that are over and have no sums that hold, the latest ones first. The
 * days are announced before they are read, and read once no transaction is left that may not have
 * seen that: any later change marks its day. `mayGoOn`: asked before each date.
 * docs/decisions/0181-sums-of-days.md.
 */
export async function sumDaysOfBrand(
  { db, menus, clock }: Omit<SumDeps, 'tenants'>,
  tenantId: TenantId,
  mayGoOn: () => boolean,
): Promise<void> {
  const tx = autocommit(db, tenantId);
  const stores = (await menus.tenant(tenantId))?.stores ?? [];
  const dates = (await dueDates(tx, stores, clock())).slice(0, datesOfRun);
  if (dates.length === 0) return;
  await announceDays(tx, dates.flat());
  if (!(await othersHaveEnded(tx))) return;
  for (const days of dates)
    if (mayGoOn()) await withTenant(db, tenantId, (own) => sumDate(own, days));
}

/** Returns the days of each date that have to be summed, the latest date first. */
async function dueDates(
  tx: Tx,
  stores: readonly Store[],
  now: number,
): Promise<readonly (readonly DayOfStore[])[]> {
  const first = await findFirstOrder(tx);
  if (first === null) return [];
  const last = zonedTime(now, 'UTC').date;
  const begins = addDays(zonedTime(instantOf(first), 'UTC').date, -1);
  const count = Math.min(daysBetween(begins, last) + 1, summedDays);
  const over = Array.from({ length: count }, (_, at) => addDays(last, -at)).map((date) =>
    dayOfStores(date, stores).filter(({ window }) => window.to <= now),
  );
  const summed = new Set(
    (await findSummedDays(tx, over.flat())).map(({ storeId, date }) => dayKey(storeId, date)),
  );
  return over
    .map((days) => days.filter(({ store, date }) => !summed.has(dayKey(store.id, date))))
    .filter((days) => days.length > 0);
}

/** Waits until the transactions that write have ended; false: they take too long. */
async function othersHaveEnded(tx: Tx): Promise<boolean> {
  const writers = await findWriters(tx);
  for (let round = 0; round < rounds; round += 1) {
    if (await haveEnded(tx, writers)) return true;
    await wait(roundMs);
  }
  return false;
}

/** Sums a date of stores. Its changes are dropped before it is read, so that none is lost. */
async function sumDate(tx: Tx, days: readonly DayOfStore[]): Promise<void> {
  await lockDays(tx, days);
  await dropChanges(tx, days);
  const read = await readStoresOfDay(tx, days);
  const dishes = Map.groupBy(await dishesOfDate(tx, days), ({ storeId }) => storeId);
  await keepSums(
    tx,
    read.map((day) => ({ ...day, dishes: dishes.get(day.store.id) ?? [] })),
  );
}

/** Stores whose day has the same instants are read by one statement. */
async function dishesOfDate(tx: Tx, days: readonly DayOfStore[]): Promise<readonly DishOfStore[]> {
  const dishes: DishOfStore[] = [];
  const groups = Map.groupBy(days, ({ window: { from, to } }) => `${from} ${to}`);
  for (const group of groups.values()) {
    const storeIds = group.map(({ store }) => store.id);
    const [first] = group;
    if (first) dishes.push(...(await orderedDishes(tx, storeIds, first.window)));
  }
  return dishes;
}
