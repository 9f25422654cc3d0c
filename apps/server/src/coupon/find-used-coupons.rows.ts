import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { getUsedCoupons } from '@comanda/contract/user-benefits.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** Most uses that one answer lists. */
const maxUsedCoupons = 200;

/**
 * Returns the uses of a user that count, newest first, with the code as it was typed and what it
 * took off. Instants are ISO.
 */
export const findUsedCoupons = (tx: Tx, userId: UserId): Promise<AnswerOf<typeof getUsedCoupons>> =>
  tx.query(
    'find-used-coupons',
    sql`select u.typed_code as code, u.name, u.used_at as "usedAt", u.order_id as "orderId",
      coalesce(taken.amount, 0)::bigint as discount
      from coupon_uses u
      left join orders o on o.tenant_id = u.tenant_id and o.id = u.order_id
      left join lateral (
        select sum(-(p ->> 'amount')::bigint) as amount
        from jsonb_array_elements(o.snapshot -> 'parts') p
        where p ->> 'kind' = 'discount' and p #>> '{source,kind}' = 'coupon'
      ) taken on true
      where u.tenant_id = ${tx.tenantId} and u.user_id = ${userId} and u.returned_at is null
      order by u.used_at desc, u.order_id desc limit ${maxUsedCoupons}`,
  );
