import type { DayFigures } from '@comanda/domain/counter/day/day-figures.ts';
import { datesOf, isPeriod, type Period } from '@comanda/domain/counter/period/period.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { CallerSession, TenantContext } from '../platform/http/call.ts';
import { type DayOfStore, dayOfStores } from './day-of-store.ts';
import { findDaySums } from './day-sums.rows.ts';
import { readStoresOfDay } from './stores-of-day.ts';
import type { DayDeps } from './store-day.ts';

type PeriodCall = {
  readonly query: Period & { readonly storeId?: StoreId | undefined };
  readonly session: CallerSession;
  readonly tenant: TenantContext;
  readonly now: number;
};

/** A period and its stores. `today`: the latest date among the stores' clocks. */
export type AskedPeriod = {
  readonly period: Period;
  readonly today: string;
  readonly stores: readonly Store[];
};

/**
 * Returns the stores and the dates of a call. NOT_FOUND for a store of others; INVALID_PARAMETER
 * for dates that are no period. docs/rules/counter-money.md#numbers-of-a-period.
 */
export async function askedPeriodOf(
  { menus }: DayDeps,
  { query: { storeId, from, to }, session, tenant, now }: PeriodCall,
): Promise<Result<AskedPeriod, Refusal>> {
  const { storeIds } = staffSessionOf(session);
  const published = await menus.tenant(tenant.id);
  const own = (published?.stores ?? []).filter(({ id }) => staffReachesStore(storeIds, id));
  const stores = storeId === undefined ? own : own.filter(({ id }) => id === storeId);
  if (storeId !== undefined && stores.length === 0) return refuse(refusalOf('NOT_FOUND'));
  const todays = stores.map(({ timeZone }) => zonedTime(now, timeZone).date).toSorted();
  const today = todays.at(-1) ?? zonedTime(now, 'UTC').date;
  if (!isPeriod({ from, to }, today))
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'to' }));
  return accept({ period: { from, to }, today, stores });
}

/** The figures of a day of each store. */
export type StoresOfDate = {
  readonly date: string;
  readonly stores: readonly { readonly store: Store; readonly figures: DayFigures }[];
};

/**
 * Returns the days of a period, one after the other: a period of a large brand is never in memory
 * as a whole. docs/rules/counter-money.md#sums-of-days.
 */
export async function* readDaysOf(
  { db }: DayDeps,
  tenantId: TenantContext['id'],
  { period, stores }: Pick<AskedPeriod, 'period' | 'stores'>,
): AsyncGenerator<StoresOfDate> {
  for (const date of datesOf(period)) {
    const asked = dayOfStores(date, stores);
    yield { date, stores: await withTenant(db, tenantId, (tx) => readDate(tx, asked)) };
  }
}

/** Days whose sums hold are taken from them, and the others are read from their orders. */
async function readDate(tx: Tx, asked: readonly DayOfStore[]): Promise<StoresOfDate['stores']> {
  const sums = await findDaySums(tx, asked);
  const figures = new Map(sums.map((sum) => [sum.storeId, sum.figures]));
  const live = await readStoresOfDay(
    tx,
    asked.filter(({ store }) => !figures.has(store.id)),
  );
  for (const { store, figures: own } of live) figures.set(store.id, own);
  return asked.flatMap(({ store }) => {
    const own = figures.get(store.id);
    return own === undefined ? [] : [{ store, figures: own }];
  });
}
