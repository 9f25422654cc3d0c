import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

export async function exportedSources(tx: Tx): Promise<[path: string, content: string][]> {
  const rows = await tx.query<{ path: string; content: string }>(
    'export-sources',
    sql`select path, content from tenant_sources where tenant_id = ${tx.tenantId} order by path`,
  );
  return rows.map(({ path, content }) => [path, content]);
}

export const exportedFiles = (tx: Tx): Promise<{ path: string; bytes: Buffer }[]> =>
  tx.query(
    'export-files',
    sql`select path, bytes from tenant_files where tenant_id = ${tx.tenantId} and path is not null
      and retired_at is null order by path`,
  );

export type ExportedPrice = {
  storeId: number;
  productId: number;
  price: number | null;
  discountPrice: number | null;
  stock: number | null;
  withoutStockUntil: string | null;
};

export const exportedPrices = (tx: Tx): Promise<ExportedPrice[]> =>
  tx.query(
    'export-prices',
    sql`select store_id as "storeId", product_id as "productId", price,
      discount_price as "discountPrice", stock,
      without_stock_until as "withoutStockUntil" from prices where tenant_id = ${tx.tenantId}
        order by store_id, product_id`,
  );

export const exportedDisableds = (tx: Tx): Promise<unknown[]> =>
  tx.query(
    'export-disableds',
    sql`select store_id as "storeId", deactivatable_type as "deactivatableType",
      deactivatable_id as "deactivatableId", end_date as "endDate"
      from disabled_items where tenant_id = ${tx.tenantId} order by store_id, deactivatable_type,
        deactivatable_id`,
  );
