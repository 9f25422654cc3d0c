import type { DayFigures } from '@comanda/domain/counter/day/day-figures.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { DayOfStore } from './day-of-store.ts';
import type { OrderedDish } from './ordered-dishes.rows.ts';

/** Has to grow whenever a day's figures or dishes have other rules or another shape. */
const version = 1;

/** The asked days as rows: store, day, zone, first and last instant. */
const asked = (days: readonly DayOfStore[]): Sql => sql`unnest(
  ${days.map(({ store }) => store.id)}::integer[], ${days.map(({ date }) => date)}::date[],
  ${days.map(({ store }) => store.timeZone)}::text[],
  ${days.map(({ window }) => isoOf(window.from))}::timestamptz[],
  ${days.map(({ window }) => isoOf(window.to))}::timestamptz[])
  as a (store_id, day, time_zone, starts_at, ends_at)`;

/**
 * The asked days whose sums hold: summed by today's rules and the store's clock of today, and not
 * changed since. One statement sees sums and changes at one moment.
 * docs/rules/counter-money.md#sums-of-days.
 */
const holding = (tenantId: string, days: readonly DayOfStore[]): Sql => sql`
  select d.store_id, d.day, d.figures, d.dishes from ${asked(days)}
  cross join lateral (select * from day_sums where tenant_id = ${tenantId}
    and store_id = a.store_id and day = a.day limit 1) d
  where d.version = ${version} and d.time_zone = a.time_zone and d.starts_at = a.starts_at
    and d.ends_at = a.ends_at and not exists (select from day_sum_changes c
      where c.tenant_id = ${tenantId} and c.store_id = a.store_id and c.day = a.day)`;

export type SummedDay = { readonly storeId: StoreId; readonly date: string };

/** Returns the figures of the asked days whose sums hold. */
export const findDaySums = (
  tx: Tx,
  days: readonly DayOfStore[],
): Promise<(SummedDay & { readonly figures: DayFigures })[]> =>
  tx.query(
    'day-sums',
    sql`select h.store_id as "storeId", h.day::text as date, h.figures
      from (${holding(tx.tenantId, days)}) h`,
  );

/** Returns which of the asked days have sums that hold. */
export const findSummedDays = (tx: Tx, days: readonly DayOfStore[]): Promise<SummedDay[]> =>
  tx.query(
    'summed-days',
    sql`select h.store_id as "storeId", h.day::text as date
      from (${holding(tx.tenantId, days)}) h`,
  );

/** Returns the dishes of the asked days whose sums hold, added up, and which days these are. */
export async function findDishSums(
  tx: Tx,
  days: readonly DayOfStore[],
): Promise<{ readonly summed: readonly SummedDay[]; readonly dishes: readonly OrderedDish[] }> {
  type Row = { summed: readonly SummedDay[]; dishes: readonly OrderedDish[] };
  const [row] = await tx.query<Row>(
    'dish-sums',
    sql`with held as materialized (${holding(tx.tenantId, days)}),
      dishes as (
        select "productId", (array_agg(name order by at desc))[1] as name, max(at) as at,
          sum(units) as units, sum(sales) as sales
        from held cross join lateral jsonb_to_recordset(dishes)
          as dish ("productId" integer, name text, at timestamptz, units integer, sales bigint)
        group by 1
      )
      select
        (select coalesce(json_agg(json_build_object('storeId', store_id, 'date', day)), '[]')
          from held) as summed,
        (select coalesce(json_agg(dishes), '[]') from dishes) as dishes`,
  );
  return row ?? { summed: [], dishes: [] };
}

/** Returns when the brand's first order was placed; null without one. */
export async function findFirstOrder(tx: Tx): Promise<string | null> {
  const rows = await tx.query<{ at: string }>(
    'first-order',
    sql`select created_at as at from orders where tenant_id = ${tx.tenantId}
      order by created_at limit 1`,
  );
  return rows[0]?.at ?? null;
}

/** Announces days: whoever changes them from now on marks them. A day by another clock is new. */
export const announceDays = (tx: Tx, days: readonly DayOfStore[]): Promise<unknown[]> =>
  tx.query(
    'announce-days',
    sql`with changed as (
        update day_sums d set time_zone = a.time_zone, starts_at = a.starts_at,
          ends_at = a.ends_at, version = null, figures = null, dishes = null
        from ${asked(days)}
        where d.tenant_id = ${tx.tenantId} and d.store_id = a.store_id and d.day = a.day
          and (d.time_zone, d.starts_at, d.ends_at)
            is distinct from (a.time_zone, a.starts_at, a.ends_at)
      )
      insert into day_sums (tenant_id, store_id, day, time_zone, starts_at, ends_at)
      select ${tx.tenantId}, a.* from ${asked(days)}
      on conflict (tenant_id, store_id, day) do nothing`,
  );

/** The transactions of this database that write orders or ledger events, by their virtual ids. */
const writers = sql`select virtualtransaction as id from pg_locks
  where database = (select oid from pg_database where datname = current_database())
    and relation in ('orders'::regclass, 'ledger_events'::regclass)
    and mode = 'RowExclusiveLock' and granted`;

/** Returns the transactions that have begun to write orders or ledger events and have not ended. */
export async function findWriters(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.query<{ id: string }>('day-sum-writers', writers);
  return rows.map(({ id }) => id);
}

/** Returns whether these transactions have ended. */
export async function haveEnded(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const rows = await tx.query(
    'have-writers-ended',
    sql`select from (${writers}) w where w.id = any (${ids}::text[]) limit 1`,
  );
  return rows.length === 0;
}

/** Takes announced days for this transaction, so that one process at a time sums a day. */
export const lockDays = (tx: Tx, days: readonly DayOfStore[]): Promise<unknown[]> =>
  tx.query(
    'lock-days',
    sql`select from day_sums where tenant_id = ${tx.tenantId}
        and (store_id, day) in (select a.store_id, a.day from ${asked(days)})
      order by store_id, day for update`,
  );

/** Deletes the changes that are committed: whoever reads the days afterwards sees them. */
export const dropChanges = (tx: Tx, days: readonly DayOfStore[]): Promise<unknown[]> =>
  tx.query(
    'drop-day-changes',
    sql`delete from day_sum_changes where tenant_id = ${tx.tenantId}
      and (store_id, day) in (select a.store_id, a.day from ${asked(days)})`,
  );

/** The sums of a day of a store. */
export type DaySum = DayOfStore & {
  readonly figures: DayFigures;
  readonly dishes: readonly OrderedDish[];
};

/** Keeps the sums of announced days. */
export const keepSums = (tx: Tx, sums: readonly DaySum[]): Promise<unknown[]> =>
  tx.query(
    'keep-day-sums',
    sql`update day_sums d set version = ${version}, figures = s.figures, dishes = s.dishes
      from unnest(${sums.map(({ store }) => store.id)}::integer[],
        ${sums.map(({ date }) => date)}::date[],
        ${sums.map(({ figures }) => JSON.stringify(figures))}::jsonb[],
        ${sums.map(({ dishes }) => JSON.stringify(dishes))}::jsonb[],
        ${sums.map(({ store }) => store.timeZone)}::text[],
        ${sums.map(({ window }) => isoOf(window.from))}::timestamptz[],
        ${sums.map(({ window }) => isoOf(window.to))}::timestamptz[])
        as s (store_id, day, figures, dishes, time_zone, starts_at, ends_at)
      where d.tenant_id = ${tx.tenantId} and d.store_id = s.store_id and d.day = s.day
        and d.time_zone = s.time_zone and d.starts_at = s.starts_at and d.ends_at = s.ends_at`,
  );
