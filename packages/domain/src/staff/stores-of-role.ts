import type { StoreId } from '../ids.ts';
import type { StaffRole } from '../session/role.ts';

/**
 * Returns the stores that a person of a role works for: an owner always for all.
 * docs/rules/counter-staff.md#change-of-staff.
 */
export const storesOfRole = (
  role: StaffRole,
  storeIds: readonly StoreId[] | 'all',
): readonly StoreId[] | 'all' =>
  role === 'owner' || storeIds === 'all'
    ? 'all'
    : [...new Set(storeIds)].toSorted((one, other) => one - other);
