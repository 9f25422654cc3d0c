import type { OrderId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * A coupon with its uses. `isPublished` false: it left the brand's list, and its uses stayed.
 * `isEnabled`: as the folder or the counter says, the counter first. `switched`: the counter's
 * switch; `by` null: the staff member is gone. `returned`: uses that were given back. Limits that
 * are null do not hold.
 */
export type CouponCounts = {
  code: string;
  name: string;
  isPublished: boolean;
  isEnabled: boolean;
  maxUses: number | null;
  maxUsesPerUser: number | null;
  uses: number;
  returned: number;
  lastUsedAt: string | null;
  switched: { by: string | null; at: string } | null;
};

const counts = (tenant: string, code: string | null): Sql => sql`
  select coalesce(c.code, u.code) as code, coalesce(c.document ->> 'name', u.name) as name,
    c.code is not null as "isPublished",
    c.code is not null and coalesce(w.is_on, (c.document ->> 'enabled')::boolean) as "isEnabled",
    (c.document ->> 'maxUses')::integer as "maxUses",
    (c.document ->> 'maxUsesPerUser')::integer as "maxUsesPerUser",
    coalesce(u.uses, 0)::integer as uses,
    coalesce(u.returned, 0)::integer as returned, u.last_used_at as "lastUsedAt",
    case when c.code is not null and w.code is not null then jsonb_build_object('by', s.name, 'at',
      to_char(w.set_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end
      as switched
  from (select * from coupons where tenant_id = ${tenant}
    and (${code}::text is null or code = ${code}::text)) c full join (
    select code, max(name) as name, count(*) filter (where returned_at is null) as uses,
      count(returned_at) as returned, max(used_at) as last_used_at
    from coupon_uses where tenant_id = ${tenant} and (${code}::text is null or code = ${code}::text)
    group by code) u on u.code = c.code
  left join coupon_switches w on w.tenant_id = ${tenant} and w.code = c.code
  left join staff s on s.tenant_id = ${tenant} and s.id = w.staff_id
  order by 1`;

/**
 * Returns every coupon of the brand, and those that left its list and were used, by their codes.
 */
export const listCouponCounts = (tx: Tx): Promise<CouponCounts[]> =>
  tx.query('list-coupon-counts', counts(tx.tenantId, null));

/**
 * Returns one coupon with its uses; null: the brand has none of this code, and never had a use of
 * it.
 */
export async function findCouponCounts(tx: Tx, code: string): Promise<CouponCounts | null> {
  const [row] = await tx.query<CouponCounts>('find-coupon-counts', counts(tx.tenantId, code));
  return row ?? null;
}

/** One use. `returnedAt` null: it counts. Instants are ISO. */
export type ListedUse = {
  usedAt: string;
  returnedAt: string | null;
  typedCode: string;
  orderId: OrderId;
  orderNumber: number | null;
  orderStatus: OrderStatus | null;
};

/** Returns the newest uses of a coupon. */
export const listUses = (tx: Tx, code: string, limit: number): Promise<ListedUse[]> =>
  tx.query(
    'list-coupon-uses',
    sql`select u.used_at as "usedAt", u.returned_at as "returnedAt", u.typed_code as "typedCode",
      u.order_id as "orderId",
        o.number as "orderNumber", o.status as "orderStatus"
      from coupon_uses u left join orders o on o.tenant_id = u.tenant_id and o.id = u.order_id
      where u.tenant_id = ${tx.tenantId} and u.code = ${code} order by u.used_at desc,
        u.order_id desc limit ${limit}`,
  );
