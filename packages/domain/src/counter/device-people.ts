import type { StaffId, StoreId } from '../ids.ts';

type Reach = { readonly storeIds: readonly StoreId[] | 'all' };

/** Returns whether two people can meet at a store. */
export const sharesStore = (one: Reach, other: Reach): boolean => {
  if (one.storeIds === 'all') return other.storeIds === 'all' || other.storeIds.length > 0;
  if (other.storeIds === 'all') return one.storeIds.length > 0;
  const stores = new Set(one.storeIds);
  return other.storeIds.some((id) => stores.has(id));
};

/**
 * Returns whether a person may sign in with a PIN on a device: on a shared one everybody who works at a store of the person that added it,
 * on an own one that person alone. docs/rules/counter-staff.md#people-of-a-device.
 */
export function maySignInOn(
  device: { readonly isShared: boolean; readonly addedBy: StaffId },
  adder: Reach,
  person: Reach & { readonly id: StaffId },
): boolean {
  return device.addedBy === person.id || (device.isShared && sharesStore(adder, person));
}
