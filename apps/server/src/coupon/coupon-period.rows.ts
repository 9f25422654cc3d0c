import type { CouponMoney } from '@comanda/domain/counter/coupon/coupon-cost.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
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

export const findPeriodUses = (tx: Tx, starts: PeriodStarts): Promise<PeriodUses[]> =>
  tx.query(
    'find-coupon-uses-of-period',
    sql`select u.code, count(*)::integer as placed, count(u.returned_at)::integer as returned
      from coupon_uses u
      left join orders o on o.tenant_id = u.tenant_id and o.id = u.order_id
      left join jsonb_to_recordset(${json(starts)}::jsonb) as s ("storeId" integer,
        "from" timestamptz) on s."storeId" = o.store_id
      where u.tenant_id = ${tx.tenantId} and u.used_at >= coalesce(s."from",
        ${earliest(starts)}::timestamptz, '-infinity')
      group by u.code`,
  );

type MoneyRow = Omit<CouponMoney, 'timeline'> & { statuses: readonly OrderStatus[] };

/**
 * Returns what the ledger booked of coupons in a period, summed by what decides whether an order
 * counts; the domain decides it. An event books all discounts of its order or takes all back, so a
 * coupon's part is booked whole or not at all, as in the day's figures.
 */
export async function findCouponMoney(tx: Tx, starts: PeriodStarts): Promise<CouponMoney[]> {
  const rows = await tx.query<MoneyRow>(
    'find-coupon-money',
    sql`select u.code, e.event, o.status, o.payment_status as "paymentStatus",
      min(o.payable_until) as "payableUntil",
        min(o.released_at) as "releasedAt", o.payment ->> 'paidBy' is not null as "wasPaid",
        jsonb_path_query_array(o.timeline, '$[*].status') as statuses,
        sum(sign(booked.amount) * part.coupon)::bigint as amount
      from ledger_events e
      join coupon_uses u on u.tenant_id = e.tenant_id and u.order_id = e.order_id
      join orders o on o.tenant_id = e.tenant_id and o.id = e.order_id
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
      where e.tenant_id = ${tx.tenantId} and e.at >= coalesce(${earliest(starts)}::timestamptz,
        '-infinity')
        and e.at >= coalesce(s."from", '-infinity') and abs(booked.amount) = part.every
          and part.coupon > 0
      group by u.code, e.event, o.status, o.payment_status, o.payable_until is null,
        o.released_at is null, "wasPaid", statuses`,
  );
  return rows.map(({ statuses, ...row }) => ({
    ...row,
    timeline: statuses.map((status) => ({ status })),
  }));
}
