import type {
  CouponResult,
  EndingCount,
  KeptTimes,
  PeoplePeriod,
  PeriodOpinions,
} from '@comanda/domain/counter/period/period-results.ts';
import { lateAfterMs } from '@comanda/domain/counter/period/period-results.ts';
import type { DayWindow } from '@comanda/domain/counter/day/day-window.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A store with the instants of the period by its own clock. */
export type StorePeriod = { readonly storeId: StoreId; readonly window: DayWindow };

/**
 * The orders of stores that were placed in the period by the clock of each. The first and the last
 * instant of all of them are named too, so that the index by time is read.
 */
function placedOrders(tenantId: string, stores: readonly StorePeriod[]): Sql {
  const begins = stores.map(({ window }) => window.from);
  const ends = stores.map(({ window }) => window.to);
  const first = begins.reduce((one, other) => Math.min(one, other), begins[0] ?? 0);
  const last = ends.reduce((one, other) => Math.max(one, other), 0);
  return sql`orders o join unnest(${stores.map(({ storeId }) => storeId)}::integer[],
      ${begins.map(isoOf)}::timestamptz[], ${ends.map(isoOf)}::timestamptz[])
      w (store_id, begins, ends)
    on w.store_id = o.store_id and o.created_at >= w.begins and o.created_at < w.ends
    where o.tenant_id = ${tenantId} and o.created_at >= ${isoOf(first)}
      and o.created_at < ${isoOf(last)}`;
}

/** Orders that did not end without food and whose payment nobody awaits. */
const isSold = sql`o.status not in ('cancelled', 'failed', 'reversed')
  and (o.payable_until is null or o.payment_status = 'completed'
    or o.released_at is not null or o.status not in ('created', 'creation_scheduled'))`;

const one = async <Row extends object>(rows: Promise<Row[]>, none: Row): Promise<Row> =>
  (await rows)[0] ?? none;

/** Returns how orders for now kept the time that their shoppers were told. */
export const keptTimes = (tx: Tx, stores: readonly StorePeriod[]): Promise<KeptTimes> =>
  one(
    tx.query<KeptTimes>(
      'period-kept-times',
      sql`select count(*)::int as orders,
          count(*) filter (where kept_at > promised_at
            + ${lateAfterMs}::float8 * interval '1 millisecond')::int as late,
          round(avg(extract(epoch from promised_at - created_at)) / 60)::float8 as promised,
          round(avg(extract(epoch from kept_at - created_at)) / 60)::float8 as kept
        from (select o.created_at, (o.snapshot ->> 'promisedAt')::timestamptz as promised_at,
            (select min((step ->> 'at')::timestamptz)
              from jsonb_array_elements(o.timeline) step where step ->> 'status'
              = case o.dispatch_method when 'in_store' then 'ready' else 'completed' end) as kept_at
          from ${placedOrders(tx.tenantId, stores)} and o.status = 'completed'
            and o.scheduled_at is null and o.snapshot ? 'promisedAt') placed
        where kept_at is not null`,
    ),
    { orders: 0, late: 0, promised: null, kept: null },
  );

/** Returns who ordered. An earlier order counts in any store of the brand. */
export const peopleOf = (tx: Tx, stores: readonly StorePeriod[]): Promise<PeoplePeriod> =>
  one(
    tx.query<PeoplePeriod>(
      'period-people',
      sql`select count(*)::int as people, count(*) filter (where exists (
          select from orders e where e.tenant_id = ${tx.tenantId} and e.buyer_id = b.buyer_id
            and e.created_at < b.begins
            and e.status not in ('cancelled', 'failed', 'reversed')))::int as returning
        from (select o.buyer_id, min(w.begins) as begins
          from ${placedOrders(tx.tenantId, stores)} and ${isSold} group by 1) b`,
    ),
    { people: 0, returning: 0 },
  );

/** Returns the orders that the restaurant was shown and that ended without food. */
export const endingsOf = (tx: Tx, stores: readonly StorePeriod[]): Promise<EndingCount[]> =>
  tx.query<EndingCount>(
    'period-endings',
    sql`select coalesce(o.end_reason, 'shopper') as by, count(*)::int as orders
      from ${placedOrders(tx.tenantId, stores)}
        and o.status in ('cancelled', 'failed', 'reversed')
        and (o.released_at is not null or o.payment ->> 'paidBy' is not null)
      group by 1 order by 2 desc, 1`,
  );

/** Returns the coupons of sold orders, those with the most orders first, at most fifty. */
export const couponResults = (tx: Tx, stores: readonly StorePeriod[]): Promise<CouponResult[]> =>
  tx.query<CouponResult>(
    'period-coupons',
    sql`select u.code, count(*)::int as orders,
        coalesce(sum((select -sum((part ->> 'amount')::bigint)
          from jsonb_array_elements(o.snapshot -> 'parts') part
          where part -> 'source' ->> 'kind' = 'coupon')), 0)::bigint as discount,
        sum(o.total - o.tip - o.store_tip)::bigint as sales
      from (select o.* from ${placedOrders(tx.tenantId, stores)} and ${isSold}) o
        join coupon_uses u on u.tenant_id = ${tx.tenantId} and u.order_id = o.id
      where u.returned_at is null
      group by 1 order by 2 desc, 1 limit 50`,
  );

/** Returns what the survey says of the period's orders, with its five newest comments. */
export const opinionsOf = (tx: Tx, stores: readonly StorePeriod[]): Promise<PeriodOpinions> =>
  one(
    tx.query<PeriodOpinions>(
      'period-opinions',
      sql`with answers as (
          select o.number, a.* from (select o.* from ${placedOrders(tx.tenantId, stores)}) o
            join survey_answers a on a.tenant_id = ${tx.tenantId} and a.order_id = o.id
        )
        select count(*)::int as count, round(avg(recommendation), 1)::float8 as recommendation,
          round(avg(taste), 1)::float8 as taste, round(avg(delivery), 1)::float8 as delivery,
          (select coalesce(json_agg(json_build_object('orderId', order_id, 'number', number,
              'recommendation', recommendation, 'comment', comment) order by answered_at desc),
                '[]')
            from (select * from answers where comment is not null
              order by answered_at desc limit 5) newest) as comments
        from answers`,
    ),
    { count: 0, recommendation: null, taste: null, delivery: null, comments: [] },
  );
