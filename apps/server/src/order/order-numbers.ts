import type { StoreId, TenantId } from '@comanda/domain/ids.ts';

/** Reserves the next `count` numbers of a store for good and returns the last of them. */
export type ReserveOrderNumbers = (
  tenantId: TenantId,
  storeId: StoreId,
  count: number,
) => Promise<number>;
export type OrderNumbers = {
  next(tenantId: TenantId, storeId: StoreId): Promise<number>;
  /** Gives up the numbers that are reserved for a store: the database knows them as taken. */
  discard(tenantId: TenantId, storeId: StoreId): void;
};

const blockSize = 20;
const nameOf = (tenantId: TenantId, storeId: StoreId): string => `${tenantId}/${storeId}`;

type Block = { next: number; last: number };

/**
 * Creates the source of short order numbers, unique per store, easy to say aloud. A process
 * reserves them in blocks, so that two orders of one store never wait for each other's commit. A
 * restart leaves a gap.
 */
export function createOrderNumbers(reserve: ReserveOrderNumbers): OrderNumbers {
  const blocks = new Map<string, Block>();
  const refills = new Map<string, Promise<void>>();

  async function refill(tenantId: TenantId, storeId: StoreId, store: string): Promise<void> {
    const last = await reserve(tenantId, storeId, blockSize);
    blocks.set(store, { next: last - blockSize + 1, last });
  }

  async function next(tenantId: TenantId, storeId: StoreId): Promise<number> {
    const store = nameOf(tenantId, storeId);
    for (;;) {
      const block = blocks.get(store);
      if (block && block.next <= block.last) return block.next++;
      const running =
        refills.get(store) ?? refill(tenantId, storeId, store).finally(() => refills.delete(store));
      refills.set(store, running);
      await running;
    }
  }

  return {
    next,
    discard: (tenantId, storeId) => void blocks.delete(nameOf(tenantId, storeId)),
  };
}
