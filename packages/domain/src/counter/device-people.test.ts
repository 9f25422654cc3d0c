import { expect, test } from 'vitest';
import type { StaffId, StoreId } from '../ids.ts';
import { maySignInOn } from './device-people.ts';

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
