import { expect, test } from 'vitest';
import { makeHours, makeStore } from '../testing/make.ts';
import { defaultDispatch } from './default-dispatch.ts';
import type { Store } from './store.ts';

/** A Saturday in Santiago; the store is open from 12:00 to 23:00. */
const shown = (store: Partial<Store>, clock = '13:00') =>
  defaultDispatch(makeStore(store), Date.parse(`2026-11-21T${clock}:00-03:00`));
const only = (dispatch: string, opening: string, closing: string) =>
  makeHours(opening, closing).filter(({ dispatchMethod }) => dispatchMethod === dispatch);

test('a store with both dispatch methods shows pickup, open or closed', () => {
  expect([shown({}), shown({}, '09:00')]).toEqual(['in_store', 'in_store']);
});

test('a store with delivery only shows delivery', () => {
  expect(shown({ orderMethod: 'store_delivery' })).toBe('store_delivery');
  expect(shown({ orderMethod: 'store_delivery', deliveryOpen: false }, '09:00')).toBe(
    'store_delivery',
  );
  expect(shown({ orderMethod: 'in_store', pickUpOpen: false })).toBe('in_store');
});

test('if only one dispatch method works, the store shows that one', () => {
  expect(shown({ pickUpOpen: false })).toBe('store_delivery');
  const longer = [
    ...only('in_store', '12:00:00', '18:00:00'),
    ...only('store_delivery', '12:00:00', '23:00:00'),
  ];
  expect([
    shown({ businessHours: longer }, '17:00'),
    shown({ businessHours: longer }, '19:00'),
  ]).toEqual(['in_store', 'store_delivery']);
});

test('if neither works, the store shows the one with a known opening time', () => {
  expect(shown({ pickUpOpen: false }, '09:00')).toBe('store_delivery');
  expect(shown({ pickUpOpen: false, deliveryOpen: false })).toBe('in_store');
  expect(shown({ orderMethod: 'neither' })).toBe('in_store');
});
