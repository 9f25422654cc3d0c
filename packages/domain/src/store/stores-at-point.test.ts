import type { StoreId } from '../ids.ts';
import { makeHours, makeStore } from '../testing/make.ts';
import { expect, test } from 'vitest';
import { storesAtPoint, pickupStores } from './stores-at-point.ts';
import type { Store } from './store.ts';

const near = makeStore();
const far = makeStore({
  id: 2 as StoreId,
  name: 'Local Providencia',
  latitude: -33.4337,
  longitude: -70.6186,
});
const names = (found: ReturnType<typeof pickupStores>): readonly string[] =>
  found.map(({ store }) => store.name);

test('the nearest store comes first, with its distance', () => {
  const found = pickupStores([near, far], { latitude: -33.434, longitude: -70.618 });
  expect(names(found)).toEqual(['Local Providencia', 'Local Ñuñoa']);
  expect(found[0]?.distance).toBeLessThan(100);
});

test('without a location the stores have the brand’s own order', () => {
  expect(pickupStores([near, far], null)).toMatchObject([{ distance: null }, { distance: null }]);
  expect(names(pickupStores([near, far], null))).toEqual(['Local Ñuñoa', 'Local Providencia']);
});

test('a store that is blocked or has no dispatch method is left out, and a closed one is not', () => {
  const closed = makeStore({
    businessHours: makeHours('01:00:00', '02:00:00'),
    futureOrdersEnabled: false,
  });
  const others = [
    { orderMethod: 'store_delivery' },
    { orderMethod: 'neither' },
    { subscription: 'suspended' },
    { subscription: 'inactive' },
  ] as const;
  expect(names(pickupStores([...others.map(makeStore), closed], null))).toEqual(['Local Ñuñoa']);
});

test('of the stores that deliver to an address the nearest comes first; blocked stores and stores without delivery are left out', () => {
  const point = { latitude: -33.434, longitude: -70.618 };
  const named = (stores: readonly Store[]) =>
    storesAtPoint(stores, point).map(({ store }) => store.name);
  expect(named([near, far])).toEqual(['Local Providencia', 'Local Ñuñoa']);
  expect(named([near, { ...far, subscription: 'inactive' }])).toEqual(['Local Ñuñoa']);
  expect(named([near, { ...far, orderMethod: 'in_store' }])).toEqual(['Local Ñuñoa']);
  expect(named([near, { ...far, orderMethod: 'neither' }])).toEqual(['Local Ñuñoa']);
  expect(named([near, { ...far, subscription: 'suspended' }])).toEqual(['Local Ñuñoa']);
  expect(storesAtPoint([near, far], { latitude: 10, longitude: -70 })).toEqual([]);
});
