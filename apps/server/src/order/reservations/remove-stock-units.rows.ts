import type { OrderId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/**
 * Takes units out of the stock that a locked order holds, by product id, so that its end releases
 * them no more. `areSellable`: they go back to their store's stock, by the rule of a release. `now`
 * in milliseconds. Returns whether any stock rose.
 * docs/rules/line-removals.md#stock-of-removed-units.
 */
export async function removeStockUnits(
  tx: Tx,
  id: OrderId,
  units: Readonly<Record<string, number>>,
  { areSellable, now }: { areSellable: boolean; now: number },
): Promise<boolean> {
  const rows = await tx.query(
    'remove-stock-units',
    sql`with held as materialized (
        select id, store_id, stock_taken from orders
        where tenant_id = ${tx.tenantId} and id = ${id} and stock_taken <> '{}' for update
      ), off as (
        select u.key, least((u.value)::integer, (h.stock_taken ->> u.key)::integer) as units
        from held h cross join jsonb_each_text(${JSON.stringify(units)}::jsonb) as u
        where h.stock_taken ? u.key
      ), kept as (
        select e.key, (e.value)::integer - coalesce(f.units, 0) as units
        from held h cross join jsonb_each_text(h.stock_taken) as e left join off f on f.key = e.key
      ), changed as (
        update orders o set stock_taken = (
            select coalesce(jsonb_object_agg(k.key, k.units), '{}') from kept k where k.units > 0
          ) from held h where o.tenant_id = ${tx.tenantId} and o.id = h.id
      ), locked as materialized (
        select p.store_id, p.product_id, f.units
        from prices p join held h on h.store_id = p.store_id
          join off f on (f.key)::integer = p.product_id
        where p.tenant_id = ${tx.tenantId} and p.channel = 'web' and p.stock is not null
          and ${areSellable}::boolean
          and not (p.stock = 0 and coalesce(p.without_stock_until,
            'infinity') <= ${isoOf(now)}::timestamptz)
        order by p.product_id for update of p
      )
      update prices p set stock = p.stock + l.units from locked l
      where p.tenant_id = ${tx.tenantId} and p.store_id = l.store_id and p.channel = 'web'
        and p.product_id = l.product_id
      returning p.product_id`,
  );
  return rows.length > 0;
}
