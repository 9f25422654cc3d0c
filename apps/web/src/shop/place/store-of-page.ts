import type { PageState } from '@comanda/contract/page.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { Store } from '@comanda/domain/store/store.ts';

/** Returns a store of the page; its first store if it has no such one. */
export function storeOfPage({ stores }: Pick<PageState, 'stores'>, storeId: StoreId): Store {
  const store = stores.find((candidate) => candidate.id === storeId) ?? stores[0];
  if (store === undefined) throw new Error('the page names no store');
  return store;
}
