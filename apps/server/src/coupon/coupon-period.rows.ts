import type { CouponMoney } from '@comanda/domain/counter/coupon/coupon-cost.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** The first instant of a period at each store of the brand, milliseconds; null: all the time. */
export type PeriodStarts = readonly { readonly storeId: StoreId; readonly from: number | null }[];

const json = (starts: PeriodStarts): string =>
  JSON.stringify(starts.map(({ storeId, from }) => ({ storeId, from: isoOf(from) })));
/**
 * The earliest of them, by which the rows are found. Orders of a store that left the brand are
 * counted from it.
 */
const earliest = (starts: PeriodStarts): string | null =>
  starts.some(({ from }) => from === null)
    ? null
    : isoOf(Math.min(...starts.map(({ from }) => from ?? 0)));

/** Uses of one coupon that were placed in a period. `returned`: given back since. */
export type PeriodUses = { code: string; placed: number; returned: number };

/**
 * Returns the uses of a period. Those of all time need no order; others are read by the time in the
 * ids of their orders, less an hour by which the clock of a server may differ.
 */
export function findPeriodUses(tx: Tx, starts: PeriodStarts): Promise<PeriodUses[]> {
  const from = earliest(starts);
  const counts = sql`u.code, count(*)::integer as placed, count(u.returned_at)::integer as returned`;
  if (starts.every((start) => start.from === null))
    return tx.query(
      'find-coupon-uses-of-all-time',
      sql`select ${counts} from coupon_uses u where u.tenant_id = ${tx.tenantId} group by u.code`,
    );
  return tx.query(
    'find-coupon-uses-of-period',
    sql`with recent as materialized (
        select * from coupon_uses u where u.tenant_id = ${tx.tenantId}
          and u.order_id >= first_uuid_after(
            coalesce(${from}::timestamptz, 'epoch') - interval '1 hour')
      )
      select ${counts} from recent u
      left join lateral (select store_id from orders
        where tenant_id = ${tx.tenantId} and id = u.order_id limit 1) o on true
      left join jsonb_to_recordset(${json(starts)}::jsonb) as s ("storeId" integer,
        "from" timestamptz) on s."storeId" = o.store_id
      where u.used_at >= coalesce(s."from", ${from}::timestamptz, '-infinity')
      group by u.code`,
  );
}

type MoneyRow = Omit<CouponMoney, 'timeline'> & { statuses: readonly OrderStatus[] };

/**
 * Returns what the ledger booked of coupons in a period, summed by what decides whether an order
 * counts; the domain decides it. An event books all discounts of its order or takes all back, so a
 * coupon's part is booked whole or not at all, as in the day's figures. Reads the events since the
 * earliest instant by their index, and no order without a coupon; `limit 1` keeps the planner from
 * reading all orders for a join.
 */
export async function findCouponMoney(tx: Tx, starts: PeriodStarts): Promise<CouponMoney[]> {
  const from = earliest(starts);
  const rows = await tx.query<MoneyRow>(
    `find-coupon-money-of-${from === null ? 'all-time' : 'period'}`,
    sql`with recent as materialized (${from === null ? allEvents(tx) : eventsSince(tx, from)})
      select e.code, e.event, o.status, o.payment_status as "paymentStatus",
      min(o.payable_until) as "payableUntil",
        min(o.released_at) as "releasedAt", o.payment ->> 'paidBy' is not null as "wasPaid",
        jsonb_path_query_array(o.timeline, '$[*].status') as statuses,
        sum(sign(booked.amount) * part.coupon)::bigint as amount
      from recent e
      cross join lateral (select * from orders
        where tenant_id = ${tx.tenantId} and id = e.order_id limit 1) o
      left join jsonb_to_recordset(${json(starts)}::jsonb) as s ("storeId" integer,
        "from" timestamptz) on s."storeId" = o.store_id
      cross join lateral (
        select sum(x.amount) as amount from unnest(e.accounts, e.amounts) as x (account, amount)
        where x.account = 'discounts'
      ) booked
      cross join lateral (
        select sum(-(p ->> 'amount')::bigint) as every,
          sum(-(p ->> 'amount')::bigint) filter (where p #>> '{source,kind}' = 'coupon') as coupon
        from jsonb_array_elements(o.snapshot -> 'parts') p where p ->> 'kind' = 'discount'
      ) part
      where e.at >= coalesce(s."from", '-infinity') and abs(booked.amount) = part.every
          and part.coupon > 0
      group by e.code, e.event, o.status, o.payment_status, o.payable_until is null,
        o.released_at is null, "wasPaid", statuses`,
  );
  return rows.map(({ statuses, ...row }) => ({
    ...row,
    timeline: statuses.map((status) => ({ status })),
  }));
}

const eventColumns = sql`e.order_id, e.event, e.at, e.accounts, e.amounts, u.code`;

const eventsSince = ({ tenantId }: Tx, from: string): Sql => sql`
  select ${eventColumns} from ledger_events e
  cross join lateral (select code from coupon_uses
    where tenant_id = ${tenantId} and order_id = e.order_id limit 1) u
  where e.tenant_id = ${tenantId} and e.at >= ${from} and 'discounts' = any (e.accounts)`;

const allEvents = ({ tenantId }: Tx): Sql => sql`
  select ${eventColumns} from coupon_uses u
  join ledger_events e on e.tenant_id = u.tenant_id and e.order_id = u.order_id
  where u.tenant_id = ${tenantId} and 'discounts' = any (e.accounts)`;
