import { makeIndex, makeProduct, makeStore } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { momentOf, unavailableProductText } from './use-moment.ts';
import { emptyShop } from '../shop-store.ts';
import { pageTexts } from '../../platform/texts.ts';

const now = Date.parse('2026-11-21T20:00:00-03:00');
const store = makeStore();
const shop = emptyShop(store.id);
const sunday = { date: '2026-11-22', time: '14:00', instant: '2026-11-22T17:00:00.000Z' };
const texts = pageTexts({ country: { locale: 'es-CL' } });

const onSundays = makeProduct(1, { availability: [0] });
const slow = makeProduct(2, { cookingTime: 2, cookingTimeType: 'day' });
const index = makeIndex({ products: [onSundays, slow] });
const unavailableText = (product: typeof slow, requestedTime: typeof sunday | null) =>
  unavailableProductText(product, index, momentOf({ ...shop, requestedTime }, store, now), texts);

test('products are checked for now, or for the requested time', () => {
  expect(unavailableText(onSundays, null)).toBe('Disponible mañana');
  expect(unavailableText(onSundays, sunday)).toBeNull();
});

test('a product that cannot be made by the requested time says so without naming a day', () => {
  expect(unavailableText(slow, sunday)).toBe('No alcanza para la hora que elegiste');
  expect(
    unavailableText(slow, {
      date: '2026-11-24',
      time: '14:00',
      instant: '2026-11-24T17:00:00.000Z',
    }),
  ).toBeNull();
});
