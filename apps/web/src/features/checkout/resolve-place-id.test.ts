import type { StoreId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { choosePlace, createShopStore, emptyShop } from '../../shop/shop-store.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { makeAddress } from '../../testing/make-address.ts';
import { resolvePlaceId } from './resolve-place-id.ts';

const storeId = 1 as StoreId;
const written = makeAddress({
  textAddress: 'Av. Italia 1500, Ñuñoa',
  apartmentDetails: 'Depto 4',
  locationPrecision: 'pin',
});
const house = {
  placeId: 'cl:nunoa:avenida-italia:1498',
  textAddress: 'Av. Italia 1498, Ñuñoa',
  city: 'Ñuñoa',
  streetNumber: '1498',
  latitude: -33.4501,
  longitude: -70.6201,
  precision: 'address',
};
const shopAt = (address: StoredAddress) => {
  const shop = createShopStore(storeId, emptyShop(storeId), () => 0);
  choosePlace(shop, storeId, { kind: 'delivery', address });
  return shop;
};
const { signal } = new AbortController();

test('an address without placeId gets it from its point, and nothing else changes', async () => {
  const { api, requests } = await createTestApi(json(200, house));
  const shop = shopAt(written);
  await resolvePlaceId(api, shop, written, signal);
  expect(requests.map(({ line }) => line)).toEqual([
    'GET /v1/geocoding/reverse?latitude=-33.45&longitude=-70.62',
  ]);
  expect(shop.getState().place.choice).toEqual({
    kind: 'delivery',
    address: { ...written, placeId: house.placeId },
  });
});

test.each(['street', 'area'] as const)(
  'a point that is only its %s is not looked up',
  async (locationPrecision) => {
    const { api, requests } = await createTestApi(json(200, house));
    const address = { ...written, locationPrecision };
    const shop = shopAt(address);
    await resolvePlaceId(api, shop, address, signal);
    expect(requests).toEqual([]);
    expect(shop.getState().place.choice).toEqual({ kind: 'delivery', address });
  },
);

test('an address that changed during the look-up stays', async () => {
  const { api } = await createTestApi(json(200, house));
  const shop = shopAt(written);
  const learning = resolvePlaceId(api, shop, written, signal);
  const other = { ...written, textAddress: 'Merced 300, Santiago' };
  choosePlace(shop, storeId, { kind: 'delivery', address: other });
  await learning;
  expect(shop.getState().place.choice).toEqual({ kind: 'delivery', address: other });
});

test.each([
  ['where nothing is known', json(204, undefined)],
  [
    'where no more than the commune is known',
    json(200, { ...house, precision: 'area', streetNumber: null }),
  ],
  ['while nobody answers', json(500, { code: 9999, message: 'DEFAULT', metadata: {} })],
])('%s an address stays without placeId', async (_when, answers) => {
  const { api } = await createTestApi(answers);
  const shop = shopAt(written);
  await resolvePlaceId(api, shop, written, signal);
  expect(shop.getState().place.choice).toEqual({ kind: 'delivery', address: written });
});
