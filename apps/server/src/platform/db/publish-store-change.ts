import sql from 'sql-template-tag';
import type { ChangeKind } from '../events.ts';
import { changedChannel } from './listen-for-changes.ts';
import type { Tx } from './tenant-transaction.ts';

/**
 * Part of a transaction that changed prices, stock or disabled items of a store: counts the change and tells every server process when
 * the transaction commits. One statement; it locks the store's counter until then, so let it be the last, unless the lock is wanted. After the commit, call
 * `menus.changed` for the next answer of this very process.
 */
export async function publishStoreChange(
  tx: Tx,
  kind: Extract<ChangeKind, 'prices' | 'disableds'>,
  storeId: number,
): Promise<void> {
  const id = String(storeId);
  await tx.query(
    'tell-change',
    sql`with counted as (insert into change_counters (tenant_id, kind, id, version) values (${tx.tenantId}, ${kind}, ${id}, 1)
      on conflict (tenant_id, kind, id) do update set version = change_counters.version + 1 returning 1)
      select pg_notify(${changedChannel}, ${`${tx.tenantId}:${kind}:${id}`}) from counted`,
  );
}
