import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Stores that the rider of a locked order that has just been completed has its money: what its
 * ledger booked as collected, with the tip. Does nothing for an order that no rider of the store
 * brings. `at`: ISO instant. docs/rules/counter-riders.md#cash-that-a-rider-carries.
 */
export async function bookRiderCollection(tx: Tx, orderId: OrderId, at: string): Promise<void> {
  await tx.query(
    'book-rider-collection',
    sql`with carrier as (
        select n.rider_id from rider_stops s
          join rider_runs n on n.tenant_id = s.tenant_id and n.id = s.run_id
        where s.tenant_id = ${tx.tenantId} and s.order_id = ${orderId}
          and (s.closed_at is null or s.delivered_at is not null)
        order by n.created_at desc limit 1
      ), booked as (
        select coalesce(sum(b.amount) filter (where b.account = 'cash'), 0) as cash,
          coalesce(sum(b.amount) filter (where b.account = 'card'), 0) as card,
          coalesce(-sum(b.amount) filter (where b.account = 'driver_tips'), 0) as tip
        from ledger_events e
          cross join lateral unnest(e.accounts, e.amounts) as b (account, amount)
        where e.tenant_id = ${tx.tenantId} and e.order_id = ${orderId}
          and e.event in ('placed', 'collected')
      )
      insert into rider_collections (tenant_id, order_id, store_id, rider_id, at, cash, card, tip)
      select ${tx.tenantId}, o.id, o.store_id, c.rider_id, ${at}, b.cash, b.card, b.tip
      from orders o cross join carrier c cross join booked b
      where o.tenant_id = ${tx.tenantId} and o.id = ${orderId}
      on conflict (tenant_id, order_id) do nothing`,
  );
}
