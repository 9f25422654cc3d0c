import { expect, test } from 'vitest';
import type { StoreId } from '../ids.ts';
import { minor } from '../money/money.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { Store } from '../store/store.ts';
import {
  makeCart,
  makeIndex,
  makeLine,
  makePrice,
  makeProduct,
  makeStore,
  makeZone,
} from '../testing/make.ts';
import { cartAtPlace, placeChanges } from './place-change-summary.ts';

const near = { latitude: -33.45, longitude: -70.61 };
const products = [makeProduct(1, { price: minor(5_000) }), makeProduct(2, { price: minor(3_000) })];
const index = makeIndex({ products });
const names = (id: number): string =>
  products.find((product) => Number(product.id) === id)?.name ?? '';
const cart = makeCart([makeLine(1), makeLine(2)], 'store_delivery');
const home = makeStore();
const other = makeStore({
  id: 2 as StoreId,
  name: 'Local Providencia',
  deliveryZones: [makeZone({ fee: minor(2_690) })],
});

const at = (store: Store, menu: MenuIndex = index, given = cart, wanted: string | null = null) => {
  const time = {
    now: Date.parse('2026-11-21T18:00:00Z'),
    requestedTime: wanted === null ? null : Date.parse(wanted),
  };
  return cartAtPlace(
    given,
    {
      index: menu,
      store,
      settings: { serviceFee: minor(0) },
      place: near,
      ...time,
      platform: 'web',
    },
    names,
  );
};

test('the same store, fee and food: nothing to tell', () => {
  expect(placeChanges(at(home), at(home), false)).toEqual([]);
});

test('another store and another fee are told with what they were, and the new total with them', () => {
  expect(placeChanges(at(home), at(other), false)).toEqual([
    { kind: 'store', from: 'Local Ñuñoa', to: 'Local Providencia' },
    { kind: 'fee', from: 1_990, to: 2_690 },
    { kind: 'total', from: 9_990, to: 10_690 },
  ]);
});

test('what the other store does not sell is named, also what its menu does not know', () => {
  const without = makeIndex({ products, prices: [makePrice(2, { stock: 0 })] });
  const [, first = makeProduct(2)] = products;
  expect(placeChanges(at(home), at(other, without), false)).toContainEqual({
    kind: 'gone',
    names: [first.name],
  });
  const unknown = makeIndex({ products: products.slice(0, 1) });
  expect(placeChanges(at(home), at(other, unknown), false)).toContainEqual({
    kind: 'gone',
    names: [first.name],
  });
});

test('what could not be had before is not told again', () => {
  const without = makeIndex({ products, prices: [makePrice(2, { stock: 0 })] });
  expect(placeChanges(at(home, without), at(home, without), false)).toEqual([]);
});

test('food that costs more elsewhere is told', () => {
  const dearer = makeIndex({ products, prices: [makePrice(1, { price: minor(5_500) })] });
  expect(placeChanges(at(home), at(home, dearer), false)).toEqual([
    { kind: 'food', from: 8_000, to: 8_500 },
    { kind: 'total', from: 9_990, to: 10_490 },
  ]);
});

test('a minimum that the cart does not reach there is told with what is missing', () => {
  const strict = makeStore({ deliveryZones: [makeZone({ minimum: minor(10_000) })] });
  expect(placeChanges(at(home), at(strict), false)).toEqual([{ kind: 'minimum', missing: 2_000 }]);
});

test('a minimum that was missed already is told again only where more is missing', () => {
  const strict = makeStore({ deliveryZones: [makeZone({ minimum: minor(10_000) })] });
  const stricter = makeStore({ deliveryZones: [makeZone({ minimum: minor(12_000) })] });
  expect(placeChanges(at(strict), at(stricter), false)).toEqual([
    { kind: 'minimum', missing: 4_000 },
  ]);
  expect(placeChanges(at(stricter), at(strict), false)).toEqual([]);
});

test('a maximum that the cart is above there is told with what it is over, once', () => {
  const small = makeStore({
    deliveryZones: [makeZone({ minimum: minor(0), maximum: minor(7_000) })],
  });
  expect(placeChanges(at(home), at(small), false)).toEqual([{ kind: 'maximum', over: 1_000 }]);
  expect(placeChanges(at(small), at(small), false)).toEqual([]);
});

test('at the first choice of a place the store and the fee are no change, products that are gone are', () => {
  const without = makeIndex({ products, prices: [makePrice(2, { stock: 0 })] });
  expect(placeChanges(at(home), at(other), true)).toEqual([]);
  expect(placeChanges(at(home), at(other, without), true)).toMatchObject([{ kind: 'gone' }]);
});

test('a cart for later is judged at its time: what is sold then is not gone, and what is sold only now is', () => {
  const tomorrow = '2026-11-22T18:00:00Z';
  const [sundays, saturdays] = ([0, 6] as const).map((day) =>
    makeIndex({ products: [makeProduct(1, { availability: [day] }), makeProduct(2)] }),
  );
  expect([sundays, saturdays].map((menu) => at(other, menu).gone)).toEqual([[names(1)], []]);
  expect([sundays, saturdays].map((menu) => at(other, menu, cart, tomorrow).gone)).toEqual([
    [],
    [names(1)],
  ]);
});

test('what needs two days is gone for a time that is nearer than that', () => {
  const slow = makeIndex({
    products: [makeProduct(1, { cookingTime: 2, cookingTimeType: 'day' }), makeProduct(2)],
  });
  expect(
    ['2026-11-23T18:00:00Z', '2026-11-23T18:35:00Z'].map(
      (wanted) => at(other, slow, cart, wanted).gone,
    ),
  ).toEqual([[names(1)], []]);
});

test('from delivery to the counter the fee is nothing', () => {
  const counter = at(home, index, makeCart(cart.lines, 'in_store'));
  expect(placeChanges(at(home), counter, false)).toContainEqual({
    kind: 'fee',
    from: 1_990,
    to: 0,
  });
});

test('the counter has a minimum of its own, told like that of a zone', () => {
  const strict = makeStore({ pickUpMinimum: minor(9_000) });
  const counter = at(strict, index, makeCart(cart.lines, 'in_store'));
  expect(placeChanges(at(home), counter, false)).toContainEqual({
    kind: 'minimum',
    missing: 1_000,
  });
});

test('where something is gone the rest is priced: the other fee is told too', () => {
  const without = makeIndex({ products, prices: [makePrice(2, { stock: 0 })] });
  expect(placeChanges(at(home), at(other, without), false)).toEqual([
    { kind: 'store', from: 'Local Ñuñoa', to: 'Local Providencia' },
    { kind: 'gone', names: [expect.any(String)] },
    { kind: 'fee', from: 1_990, to: 2_690 },
    { kind: 'total', from: 9_990, to: 7_690 },
  ]);
});
