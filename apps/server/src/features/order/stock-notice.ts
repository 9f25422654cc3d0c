import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { Database } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/tell-change.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import type { Log } from '../../platform/log.ts';

export type StockNotice = {
  /** Orders changed the units left of this store: this process knows at once, the others within a fifth of a second. */
  changed(tenantId: TenantId, storeId: StoreId): void;
  /** Tells what is still to be told. */
  close(): Promise<void>;
};

const gatherMs = 200;
/** `forget`: what this process knows of the store is old. */
type Parts = { db: Database; forget: (tenantId: TenantId, storeId: StoreId) => void; log: Log };

/** Telling locks a counter of the store, so it is done apart from the orders' transactions, once for all orders of a moment. */
export function createStockNotice({ db, forget, log }: Parts): StockNotice {
  const waiting = new Map<string, { timer: NodeJS.Timeout; tell: () => Promise<void> }>();

  function changed(tenantId: TenantId, storeId: StoreId): void {
    forget(tenantId, storeId);
    const store = `${tenantId}/${storeId}`;
    if (waiting.has(store)) return;
    const tell = async () => {
      waiting.delete(store);
      try {
        await withTenant(db, tenantId, (tx) => tellChange(tx, 'prices', storeId));
      } catch (error) {
        log.warn({ err: error, tenantId, storeId }, 'a change of stock was not told to the other servers');
      }
    };
    waiting.set(store, { tell, timer: setTimeout(() => void tell(), gatherMs) });
  }

  async function close(): Promise<void> {
    const left = [...waiting.values()];
    for (const { timer } of left) clearTimeout(timer);
    await Promise.all(left.map(({ tell }) => tell()));
  }

  return { changed, close };
}
