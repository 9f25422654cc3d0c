import type { StoreId } from '../ids.ts';

/**
 * Returns whether staff with these stores may see and change the store.
 * docs/rules/counter.md#stores-of-staff.
 */
export const staffReachesStore = (
  storeIds: readonly StoreId[] | 'all',
  storeId: StoreId,
): boolean => storeIds === 'all' || storeIds.includes(storeId);
