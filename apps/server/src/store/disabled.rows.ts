import type { StoreId } from '@comanda/domain/ids.ts';
import type { DisabledItem } from '@comanda/domain/menu/menu.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Replaces the store's list of disabled items. The caller holds a lock, so that only one list at a
 * time is replaced.
 */
export async function replaceDisabledItems(
  tx: Tx,
  storeId: StoreId,
  items: readonly DisabledItem[],
): Promise<void> {
  await tx.query(
    'clear-disabled',
    sql`delete from disabled_items where tenant_id = ${tx.tenantId} and store_id = ${storeId}`,
  );
  const rows = items.map((item) => ({
    type: item.deactivatableType,
    id: item.deactivatableId,
    until: item.endDate,
  }));
  await tx.query(
    'insert-disabled',
    sql`insert into disabled_items (tenant_id, store_id, deactivatable_type, deactivatable_id,
      end_date)
      select distinct on (d.type, d.id) ${tx.tenantId}, ${storeId}::integer, d.type, d.id, d.until
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (type text, id integer,
        until timestamptz)
      order by d.type, d.id, d.until desc nulls first`,
  );
}
