import type { ProductId, StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Units left of a product; null: not counted. `withoutStockUntil`: ISO instant from which a
 * sold-out product is available again.
 */
export type StockCount = {
  productId: ProductId;
  stock: number | null;
  withoutStockUntil: string | null;
};

/**
 * Sets the units left of each named product. Rows are locked by product id, as orders lock them.
 */
export async function setStockCounts(
  tx: Tx,
  storeId: StoreId,
  counts: readonly StockCount[],
): Promise<void> {
  const rows = counts.map(({ productId, stock, withoutStockUntil }) => ({
    id: productId,
    stock,
    until: withoutStockUntil,
  }));
  await tx.query(
    'set-stock',
    sql`insert into prices (tenant_id, store_id, channel, product_id, stock, without_stock_until)
      select ${tx.tenantId}, ${storeId}::integer, 'web', c.id, c.stock, c.until
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id integer, stock integer,
        until timestamptz)
      order by c.id
      on conflict (tenant_id, store_id, channel, product_id)
        do update set stock = excluded.stock, without_stock_until = excluded.without_stock_until`,
  );
}
