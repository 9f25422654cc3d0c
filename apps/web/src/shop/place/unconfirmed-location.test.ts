import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { makeAddress } from '../../testing/make-address.ts';
import { isUnconfirmedLocation, markLocationUnconfirmed } from './unconfirmed-location.ts';
import { choosePlace, createShopStore, emptyShop } from '../shop-store.ts';

const storeId = 1 as StoreId;

test('a refusal for the point differs from one for a missing street number', () => {
  expect(
    isUnconfirmedLocation(
      refusalOf('FIELD_VALIDATION', { fields: { address: { key: 'unconfirmedLocation' } } }),
    ),
  ).toBe(true);
  expect(
    isUnconfirmedLocation(
      refusalOf('FIELD_VALIDATION', { fields: { address: { key: 'format' } } }),
    ),
  ).toBe(false);
});

test('the address of the refused order needs its pin from then on', () => {
  const shop = createShopStore(storeId, emptyShop(storeId), () => 0);
  choosePlace(shop, storeId, {
    kind: 'delivery',
    address: makeAddress({ locationPrecision: null }),
  });
  markLocationUnconfirmed(shop);
  expect(shop.getState().place.choice).toMatchObject({
    address: { locationPrecision: 'area', locationConfirmed: false },
  });
});
