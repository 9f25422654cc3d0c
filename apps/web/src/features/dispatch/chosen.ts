import type { StoreId } from '@comanda/domain/ids.ts';
import type { DispatchChoice } from '../../platform/shop-schema.ts';

/** What the dispatch modal ends with: a store, and how it gets to the shopper. */
export type Chosen = { storeId: StoreId; choice: Exclude<DispatchChoice, { kind: 'undecided' }> };
