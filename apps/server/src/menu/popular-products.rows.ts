import {
  maxPopularProducts,
  minPopularOrders,
  type PopularOfStore,
} from '@comanda/domain/menu/popular-products.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Counts the orders since an instant (ISO) that have each product, of every store of the tenant
 * with enough orders. Orders that ended without food do not count, nor those that their store never
 * saw. docs/rules/menu.md#most-ordered-products.
 */
export const loadPopularProducts = (tx: Tx, since: string): Promise<PopularOfStore[]> =>
  tx.query(
    'load-popular-products',
    sql`with recent as (
        select store_id, id, lines from orders
          where tenant_id = ${tx.tenantId} and created_at >= ${since} and released_at is not null
            and status not in ('cancelled', 'failed', 'reversed')),
      enough as (
        select store_id from recent group by store_id having count(*) >= ${minPopularOrders}),
      ordered as (
        select r.store_id, (line ->> 'productId')::integer as product_id,
          count(distinct r.id) as orders
          from recent r join enough e on e.store_id = r.store_id,
            jsonb_array_elements(r.lines) line
          group by 1, 2),
      ranked as (
        select store_id, product_id,
          row_number() over (partition by store_id order by orders desc, product_id) as place
          from ordered)
      select store_id as "storeId", array_agg(product_id order by place) as "productIds"
        from ranked where place <= ${maxPopularProducts} group by store_id order by store_id`,
  );
