import type { StoreId } from '@comanda/domain/ids.ts';
import { makeHours, makeStore } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { pickupStores } from './pickup-stores.ts';

const near = makeStore();
const far = makeStore({ id: 2 as StoreId, name: 'Local Providencia', latitude: -33.4337, longitude: -70.6186 });
const names = (found: ReturnType<typeof pickupStores>): readonly string[] => found.map(({ store }) => store.name);

test('the nearest store comes first, with how far it is', () => {
  const found = pickupStores([near, far], { latitude: -33.434, longitude: -70.618 });
  expect(names(found)).toEqual(['Local Providencia', 'Local Ñuñoa']);
  expect(found[0]?.distance).toBeLessThan(100);
});

test('without knowing from where, the brand’s own order stays', () => {
  expect(pickupStores([near, far], null)).toMatchObject([{ distance: null }, { distance: null }]);
  expect(names(pickupStores([near, far], null))).toEqual(['Local Ñuñoa', 'Local Providencia']);
});

test('a store that hands nothing over or is blocked is left out, one that is closed now is not', () => {
  const closed = makeStore({ businessHours: makeHours('01:00:00', '02:00:00'), futureOrdersEnabled: false });
  expect(
    names(pickupStores([makeStore({ orderMethod: 'store_delivery' }), makeStore({ subscription: 'suspended' }), closed], null)),
  ).toEqual(['Local Ñuñoa']);
});
