import { staffReachesStore } from '../staff/staff-reaches-store.ts';
import type { StoreId } from '../ids.ts';
import type { StaffRole } from '../session/role.ts';
import type { MenuEdit } from './menu-edit.ts';

type Person = { role: StaffRole; storeIds: readonly StoreId[] | 'all' };

/**
 * Returns whether a person may make an edit: owners and managers of all stores may make every edit,
 * a manager of some stores sets prices of those stores alone, crew none.
 * docs/rules/counter-menu.md#who-edits-the-menu.
 */
export function mayEditMenu({ role, storeIds }: Person, { storeId }: Pick<MenuEdit, 'storeId'>) {
  if (role === 'crew') return false;
  return storeId === null ? storeIds === 'all' : staffReachesStore(storeIds, storeId);
}
