import { expect, test } from 'vitest';
import type { StoreId } from '../ids.ts';
import { storesOfRole } from './stores-of-role.ts';

test('an owner works for all stores, and anybody else for those that were chosen', () => {
  const stores = [3, 1, 3] as unknown as readonly StoreId[];
  expect(storesOfRole('owner', stores)).toBe('all');
  expect(storesOfRole('manager', 'all')).toBe('all');
  expect(storesOfRole('crew', stores)).toEqual([1, 3]);
});
