import type { OrderTakerFacts } from '@comanda/domain/store/lacks-order-taker.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * The address of a brand's system, null for none, and what its published stores say about who takes
 * their orders.
 */
export type OrderTakers = { kitchenUrl: string | null; stores: readonly OrderTakerFacts[] };

/** Reads who takes the orders of a brand's published stores. */
export async function findOrderTakers(tx: Tx): Promise<OrderTakers> {
  const [row] = await tx.query<OrderTakers>(
    'order-takers',
    sql`select
      (select operations ->> 'kitchenUrl' from tenant_settings
        where tenant_id = ${tx.tenantId}) as "kitchenUrl",
      (select coalesce(jsonb_agg(jsonb_build_object('id', document -> 'id', 'name',
        document -> 'name',
          'orderMethod', document -> 'orderMethod', 'subscription', document -> 'subscription')
        || case when document ? 'ordersGoTo' then jsonb_build_object('ordersGoTo',
          document -> 'ordersGoTo') else '{}' end
        order by position), '[]')
        from stores where tenant_id = ${tx.tenantId}) as stores`,
  );
  return row ?? { kitchenUrl: null, stores: [] };
}
