import type { StoreId } from '@comanda/domain/ids.ts';
import type { DispatchChoice } from '../../shop/shop-schema.ts';

/** The result of the dispatch modal: a store and the dispatch to the shopper. */
export type DispatchSelection = {
  storeId: StoreId;
  choice: Exclude<DispatchChoice, { kind: 'undecided' }>;
};
