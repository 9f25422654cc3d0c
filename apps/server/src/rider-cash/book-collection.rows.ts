import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';

/**
 * Returns the part of a statement that stores that the rider of a locked order that has just been
 * completed has its money: what its ledger booked as collected, with the tip. Does nothing for an
 * order that no rider of the store brings. `at`: ISO instant.
 * docs/rules/counter-riders.md#cash-that-a-rider-carries.
 */
export const insertRiderCollection = (tenantId: TenantId, orderId: OrderId, at: string): Sql => sql`
      with carrier as (
        select n.rider_id from rider_stops s
          join rider_runs n on n.tenant_id = s.tenant_id and n.id = s.run_id
        where s.tenant_id = ${tenantId} and s.order_id = ${orderId}
          and (s.closed_at is null or s.delivered_at is not null)
        order by n.created_at desc limit 1
      ), booked as (
        select coalesce(sum(b.amount) filter (where b.account = 'cash'), 0) as cash,
          coalesce(sum(b.amount) filter (where b.account = 'card'), 0) as card,
          coalesce(-sum(b.amount) filter (where b.account = 'driver_tips'), 0) as tip
        from ledger_events e
          cross join lateral unnest(e.accounts, e.amounts) as b (account, amount)
        where e.tenant_id = ${tenantId} and e.order_id = ${orderId}
          and e.event in ('placed', 'collected')
      )
      insert into rider_collections (tenant_id, order_id, store_id, rider_id, at, cash, card, tip)
      select ${tenantId}, o.id, o.store_id, c.rider_id, ${at}::timestamptz, b.cash, b.card, b.tip
      from orders o cross join carrier c cross join booked b
      where o.tenant_id = ${tenantId} and o.id = ${orderId}
      on conflict (tenant_id, order_id) do nothing`;
