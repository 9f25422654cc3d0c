import { makeIndex, makeProduct, makeStore } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { momentOf, unavailableProductText } from './use-moment.ts';
import type { OrderMethod } from '@comanda/domain/store/store.ts';
import type { DispatchChoice } from '../shop-schema.ts';
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

test('a product for delivery only is not blocked for whoever has not chosen yet, and is once pickup is chosen', () => {
  const product = makeProduct(3, { dispatchMethod: 'store_delivery' });
  const menu = makeIndex({ products: [product] });
  const text = (choice: DispatchChoice, orderMethod: OrderMethod = 'both') => {
    const place = { ...shop.place, choice };
    const moment = momentOf({ ...shop, place }, makeStore({ orderMethod }), now);
    return unavailableProductText(product, menu, moment, texts);
  };
  expect(text({ kind: 'undecided' })).toBeNull();
  expect(text({ kind: 'pickup' })).toBe(texts.menu.deliveryOnly);
  expect(text({ kind: 'undecided' }, 'in_store')).toBe(texts.menu.deliveryOnly);
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
