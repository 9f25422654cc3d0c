import { addOrderHistory } from '../../apps/server/src/testing/add-order-history.ts';
import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';

/** Orders of a statement: few, so that the planner soon knows how many rows there are. */
const batch = 2_000;

/** Gives a brand so many orders in the last thirty days, each with two dishes and its ledger. */
export async function addMonthOfOrders(
  owner: OwnerQueries,
  tenant: string,
  orders: number,
): Promise<void> {
  await addOrderHistory(owner, tenant, { orders: 1, secondsApart: 1 });
  for (let done = 0; done < orders; done += batch) {
    const count = Math.min(batch, orders - done);
    await owner.rows(
      tenant,
      `with copies as (
        insert into orders select (jsonb_populate_record(o, jsonb_build_object(
          'id', gen_random_uuid(), 'number', 2000000 + $1::integer + n, 'lines', jsonb_build_array(
            jsonb_build_object('productId', n % 60, 'name', 'Plato ' || n % 60, 'quantity', 1,
              'total', 5990),
            jsonb_build_object('productId', 60 + n % 7, 'name', 'Bebida ' || n % 7, 'quantity', 2,
              'total', 3000)),
          'created_at', o.created_at - ($1::integer + n) * interval '30 days' / $3::integer))).*
        from orders o, generate_series(1, $2::integer) n where o.number = 1000001
        returning tenant_id, id, created_at
      )
      insert into ledger_events (tenant_id, order_id, event, at, accounts, amounts)
      select tenant_id, id, 'placed', created_at, '{clearing,sales}'::text[],
        '{8990,-8990}'::bigint[] from copies
      union all
      select tenant_id, id, 'collected', created_at, '{cash,clearing}', '{8990,-8990}' from copies`,
      [done, count, orders],
    );
    const isLast = done + batch >= orders;
    if (done === 0 || isLast) await owner.rows(tenant, 'analyze orders, ledger_events');
  }
}
