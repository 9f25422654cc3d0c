import type { StoreId } from '@comanda/domain/ids.ts';
import type { DispatchChoice } from '../../shop/shop-schema.ts';

/** What the dispatch modal ends with: a store, and how it gets to the shopper. */
export type DispatchSelection = {
  storeId: StoreId;
  choice: Exclude<DispatchChoice, { kind: 'undecided' }>;
};
