import { type StaffRole, staffRoles } from '../session/role.ts';
import type { StaffId, StoreId } from '../ids.ts';

type Reach = { readonly storeIds: readonly StoreId[] | 'all' };
type Approver = Reach & { readonly role: StaffRole };

/** A device, and who added it. */
type AddedDevice = { readonly isShared: boolean; readonly addedBy: StaffId };

/**
 * A device with what decides about PINs on it. `adder`: the stores of who added it; `approver`: the
 * manager or owner who approved it; null: nobody. `usedBy`: the people who signed in on it before.
 */
export type PinDevice = AddedDevice & {
  readonly adder: Reach;
  readonly approver: Approver | null;
  readonly usedBy: ReadonlySet<StaffId>;
};

/** Returns whether two people can meet at a store. */
export const sharesStore = (one: Reach, other: Reach): boolean => {
  if (one.storeIds === 'all') return other.storeIds === 'all' || other.storeIds.length > 0;
  if (other.storeIds === 'all') return one.storeIds.length > 0;
  const stores = new Set(one.storeIds);
  return other.storeIds.some((id) => stores.has(id));
};

/**
 * Returns whether a device stays the same when a person signs in on it by a mailed code: on a
 * shared one for everybody who works at a store of the person that added it, on an own one for that
 * person alone. docs/rules/counter-staff.md#shared-and-own-devices.
 */
export function maySignInOn(
  device: AddedDevice,
  adder: Reach,
  person: Reach & { readonly id: StaffId },
): boolean {
  return device.addedBy === person.id || (device.isShared && sharesStore(adder, person));
}

/**
 * Returns why a person's PIN is taken on a device: they signed in there before (`used`), or
 * somebody with at least their role approved it for the people of a store (`approved`). null: it is
 * not taken. docs/rules/counter-staff.md#people-of-a-device.
 */
export function pinRightOn(
  device: PinDevice,
  person: Approver & { readonly id: StaffId },
): 'used' | 'approved' | null {
  if (!maySignInOn(device, device.adder, person)) return null;
  if (device.usedBy.has(person.id)) return 'used';
  const { isShared, approver } = device;
  return isShared && approver !== null && mayApproveFor(approver, person) ? 'approved' : null;
}

/**
 * Nobody opens a device to the PIN of somebody with more rights: who approves it could be the one
 * who guesses.
 */
const mayApproveFor = (approver: Approver, person: Approver): boolean =>
  approver.role !== 'crew' &&
  staffRoles.indexOf(person.role) <= staffRoles.indexOf(approver.role) &&
  sharesStore(approver, person);
