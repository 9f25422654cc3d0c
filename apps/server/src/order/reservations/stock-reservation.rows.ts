import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import { requestedUnits } from '../new-order.ts';
import { soldOutProducts } from '../sold-out.ts';
import type { Reservation } from './reservation.rows.ts';

/**
 * Units of counted products, as {"product": units}. Rows are locked by product id, when they are
 * taken and when they are released. A product that was sold out until a date that has passed, and
 * is not counted since, gets none back: these units would be its only ones.
 */
export const stockReservation: Reservation = {
  name: 'stock',
  column: 'stock_taken',
  take: ({ tenantId, order, limits }) => {
    const { ids, units } = requestedUnits(order.products);
    const taken = sql`take_stock(${tenantId}, ${order.storeId}, ${ids}, ${units},
      ${order.createdAt}, ${order.scheduledAt ?? order.createdAt})`;
    return sql`hold_within_limits(${tenantId}, ${order.buyerId}, ${order.network}, ${taken},
      ${order.createdAt}, ${limits})`;
  },
  refusalOf: (error) => {
    const products = soldOutProducts(error);
    return products && { kind: 'soldOut', products };
  },
  release: async (tx, id, now) => {
    const rows = await tx.query(
      'release-stock',
      sql`with held as materialized (
          select id, store_id, stock_taken as units from orders
          where tenant_id = ${tx.tenantId} and id = ${id} and stock_taken <> '{}' for update
        ), released as (
          update orders o set stock_taken = '{}' from held h where o.tenant_id = ${tx.tenantId}
            and o.id = h.id
          returning h.store_id, h.units
        ), taken as (
          select r.store_id, (u.key)::integer as product_id, (u.value)::integer as units
          from released r cross join jsonb_each_text(r.units) as u
        ), locked as materialized (
          select p.store_id, p.product_id, t.units
          from prices p join taken t on t.store_id = p.store_id and t.product_id = p.product_id
          where p.tenant_id = ${tx.tenantId} and p.channel = 'web' and p.stock is not null
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
  },
};
