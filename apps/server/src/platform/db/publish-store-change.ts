import sql from 'sql-template-tag';
import type { ChangeKind } from '../events.ts';
import { changedChannel } from './listen-for-changes.ts';
import type { Tx } from './tenant-transaction.ts';

/**
 * Call it in the transaction that changes prices, stock, disabled items or facts of a store: it
 * counts the change and notifies every server process on commit. Its one statement locks the
 * store's counter until the commit, so run it last unless the lock is needed earlier. After the
 * commit, call `menus.changed` so that this process answers with the new data.
 */
export const publishStoreChange = (
  tx: Tx,
  kind: Extract<ChangeKind, 'prices' | 'disableds' | 'store'>,
  storeId: number,
): Promise<void> => publishCountedChange(tx, kind, String(storeId));

/** Counts and announces a version of the brand's menu, in the transaction that publishes it. */
export const publishMenuChange = (tx: Tx): Promise<void> => publishCountedChange(tx, 'menu', '');

/** Counts and announces a switch of a coupon of the brand, in the transaction that stores it. */
export const publishCouponChange = (tx: Tx): Promise<void> =>
  publishCountedChange(tx, 'coupons', '');

async function publishCountedChange(tx: Tx, kind: ChangeKind, id: string): Promise<void> {
  await tx.query(
    'publish-store-change',
    sql`with counted as (insert into change_counters (tenant_id, kind, id, version)
      values (${tx.tenantId}, ${kind}, ${id}, 1)
      on conflict (tenant_id, kind, id) do update set version = change_counters.version + 1
      returning 1)
      select pg_notify(${changedChannel}, ${`${tx.tenantId}:${kind}:${id}`}) from counted`,
  );
}
