import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';

export type StoreFacts = { store: Store; index: MenuIndex; settings: Settings };

export type MenuMemory = {
  /** What can be ordered in a store now, from memory; null when the tenant has no such store. */
  storeFacts(tenantId: TenantId, storeId: StoreId): Promise<StoreFacts | null>;
  /** Call it after a committed change of a store's prices, stock or disabled items: the next answer of this process is new. */
  changed(tenantId: TenantId, storeId: StoreId): void;
};
