import type { StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns whether a store's orders are cancelled unless the restaurant accepts them
 * (`acceptMinutes`).
 */
export async function mustAccept(tx: Tx, storeId: StoreId): Promise<boolean> {
  const [row] = await tx.query<{ must: boolean }>(
    'store-must-accept',
    sql`select coalesce((document ->> 'acceptMinutes') is not null, false) as must from stores
      where tenant_id = ${tx.tenantId} and id = ${storeId}`,
  );
  return row?.must === true;
}
