import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { Database } from '../platform/db/database.ts';
import { publishStoreChange } from '../platform/db/publish-store-change.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { ChangeKind } from '../platform/events.ts';
import type { Log } from '../platform/log.ts';

type PublishedKind = Extract<ChangeKind, 'prices' | 'store'>;

export type StockChangePublisher = {
  /**
   * Publishes that orders changed the stock of this store, or with `store` the places of its half
   * hours. This process sees the change at once, the others within 200 ms.
   */
  publish(tenantId: TenantId, storeId: StoreId, kind?: PublishedKind): void;
  /** Publishes the pending changes and ends. */
  close(): Promise<void>;
};

const batchMs = 200;
/** `invalidate` drops what this process has cached of the store. */
type Parts = {
  db: Database;
  invalidate: (tenantId: TenantId, storeId: StoreId, kind: PublishedKind) => void;
  log: Log;
};

/**
 * Publishing locks a counter of the store. It therefore runs outside the orders' transactions, once
 * for all orders within 200 ms.
 */
export function createStockChangePublisher({ db, invalidate, log }: Parts): StockChangePublisher {
  const pendingStores = new Map<
    string,
    { timer: NodeJS.Timeout; publishNow: () => Promise<void> }
  >();

  function publish(tenantId: TenantId, storeId: StoreId, kind: PublishedKind = 'prices'): void {
    invalidate(tenantId, storeId, kind);
    const store = `${tenantId}/${storeId}/${kind}`;
    if (pendingStores.has(store)) return;
    const publishNow = async () => {
      pendingStores.delete(store);
      try {
        await withTenant(db, tenantId, (tx) => publishStoreChange(tx, kind, storeId));
      } catch (error) {
        log.warn(
          { err: error, tenantId, storeId },
          'a stock change was not published to the other servers',
        );
      }
    };
    pendingStores.set(store, { publishNow, timer: setTimeout(() => void publishNow(), batchMs) });
  }

  async function close(): Promise<void> {
    const left = [...pendingStores.values()];
    for (const { timer } of left) clearTimeout(timer);
    await Promise.all(left.map(({ publishNow }) => publishNow()));
  }

  return { publish, close };
}
