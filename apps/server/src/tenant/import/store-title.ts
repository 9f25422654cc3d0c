import type { Store } from '@comanda/domain/store/store.ts';

/** Names a store to the author of a folder: `store 3 "Local Ñuñoa"`. */
export const storeTitle = ({ id, name }: Pick<Store, 'id' | 'name'>): string =>
  `store ${id} "${name}"`;
