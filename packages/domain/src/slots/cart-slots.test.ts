import { expect, test } from 'vitest';
import type { Product } from '../menu/menu.ts';
import { makeIndex, makeProduct, makeStore } from '../testing/make.ts';
import { firstCommonSlot } from './cart-slots.ts';

/**
 * Saturday 21 November 2026, 20:00 in Santiago. The store works from 12:00 to 23:00, its pickup
 * wait is 15 minutes.
 */
const now = Date.parse('2026-11-21T23:00:00Z');

const first = (...products: readonly Partial<Product>[]): string | null => {
  const menu = products.map((product, place) => makeProduct(place + 1, product));
  const slot = firstCommonSlot({
    store: makeStore(),
    index: makeIndex({ products: menu }),
    products: menu.map(({ id }) => id),
    dispatch: 'in_store',
    now,
    days: 3,
    wait: 15,
    platform: 'web',
  });
  return slot && `${slot.date} ${slot.time}`;
};
const afternoons = { 0: [['16:00', '19:00']], 6: [['16:00', '19:00']] } as const;

test('a product of the afternoon can be ordered in the evening for the next afternoon', () => {
  expect(first({ availabilityTime: afternoons })).toBe('2026-11-22 16:00');
});

test('the first time suits every product of the cart', () => {
  expect(first({ availabilityTime: afternoons }, { cookingTime: 21 })).toBe('2026-11-22 17:30');
});

test('a product that no time suits has none', () => {
  expect(first({ endDatetime: '2026-11-21T12:00:00Z' })).toBeNull();
  expect(first({ dispatchMethod: 'store_delivery' })).toBeNull();
});
