import type { StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** Reserves the next `count` short numbers of a store and returns the last of them. */
export async function reserveOrderNumbers(
  tx: Tx,
  storeId: StoreId,
  count: number,
): Promise<number> {
  const [row] = await tx.query<{ last_number: number }>(
    'reserve-order-numbers',
    sql`insert into order_numbers (tenant_id, store_id, last_number)
      values (${tx.tenantId}, ${storeId}, ${count})
      on conflict (tenant_id, store_id) do update set last_number = order_numbers.last_number +
        excluded.last_number
      returning last_number`,
  );
  if (!row) throw new Error('no numbers were reserved');
  return row.last_number;
}
