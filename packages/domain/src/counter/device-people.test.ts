import { expect, test } from 'vitest';
import type { StaffId, StoreId } from '../ids.ts';
import { maySignInOn, pinRightOn } from './device-people.ts';

const stores = (...ids: number[]) => ids as unknown as readonly StoreId[];
const rosa = { id: 'rosa' as StaffId, storeIds: stores(1, 2) };
const owner = { id: 'owner' as StaffId, storeIds: 'all' as const };
const shared = { isShared: true, addedBy: rosa.id };

test('on a shared device everybody of its stores signs in, and on an own one its person alone', () => {
  const luis = { id: 'luis' as StaffId, storeIds: stores(2) };
  const far = { id: 'far' as StaffId, storeIds: stores(3) };
  const nowhere = { id: 'nowhere' as StaffId, storeIds: stores() };
  expect(
    [rosa, owner, luis, far, nowhere].map((person) => maySignInOn(shared, rosa, person)),
  ).toEqual([true, true, true, false, false]);
  const ofOwner = { isShared: true, addedBy: owner.id };
  expect([rosa, luis, far, nowhere].map((person) => maySignInOn(ofOwner, owner, person))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const own = { isShared: false, addedBy: rosa.id };
  expect([rosa, owner, luis].map((person) => maySignInOn(own, rosa, person))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a PIN is taken of who used the device, and on an approved one of people with no more rights than who approved it', () => {
  const people = (['crew', 'manager', 'owner'] as const).map((role) => ({
    ...{ id: role as string as StaffId, role, storeIds: stores(1) },
  }));
  const device = { ...shared, adder: rosa, approver: null, usedBy: new Set<StaffId>() };
  const rights = (changes: Partial<Parameters<typeof pinRightOn>[0]>) =>
    people.map((person) => pinRightOn({ ...device, ...changes }, person));
  const by = (role: 'crew' | 'manager' | 'owner', ...ids: number[]) => ({
    approver: { role, storeIds: stores(...ids) },
  });
  expect(rights({})).toEqual([null, null, null]);
  expect(rights({ usedBy: new Set(['owner' as StaffId]) })).toEqual([null, null, 'used']);
  expect(rights(by('crew', 1))).toEqual([null, null, null]);
  expect(rights(by('manager', 1))).toEqual(['approved', 'approved', null]);
  expect(rights(by('owner', 1))).toEqual(['approved', 'approved', 'approved']);
  expect(rights(by('owner', 2)), 'no store in common').toEqual([null, null, null]);
  expect(rights({ ...by('owner', 1), isShared: false })).toEqual([null, null, null]);
});
