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

test('the same store, fee and food: the shopper gets no message', () => {
  expect(placeChanges(at(home), at(home), false)).toEqual([]);
});

test('a change of store and fee is reported with the old values and the new total', () => {
  expect(placeChanges(at(home), at(other), false)).toEqual([
    { kind: 'store', from: 'Local Ñuñoa', to: 'Local Providencia' },
    { kind: 'fee', from: 1_990, to: 2_690 },
    { kind: 'total', from: 9_990, to: 10_690 },
  ]);
});

test('products that the other store does not sell are named, also those that its menu lacks', () => {
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

test('a product that was unavailable before is not reported again', () => {
  const without = makeIndex({ products, prices: [makePrice(2, { stock: 0 })] });
  expect(placeChanges(at(home, without), at(home, without), false)).toEqual([]);
});

test('higher food prices at the other store are reported', () => {
  const dearer = makeIndex({ products, prices: [makePrice(1, { price: minor(5_500) })] });
  expect(placeChanges(at(home), at(home, dearer), false)).toEqual([
    { kind: 'food', from: 8_000, to: 8_500 },
    { kind: 'total', from: 9_990, to: 10_490 },
  ]);
});

test('a missed minimum at the other store is reported with the missing amount', () => {
  const strict = makeStore({ deliveryZones: [makeZone({ minimum: minor(10_000) })] });
  expect(placeChanges(at(home), at(strict), false)).toEqual([{ kind: 'minimum', missing: 2_000 }]);
});

test('a minimum that was missed before is reported only if more is missing now', () => {
  const strict = makeStore({ deliveryZones: [makeZone({ minimum: minor(10_000) })] });
  const stricter = makeStore({ deliveryZones: [makeZone({ minimum: minor(12_000) })] });
  expect(placeChanges(at(strict), at(stricter), false)).toEqual([
    { kind: 'minimum', missing: 4_000 },
  ]);
  expect(placeChanges(at(stricter), at(strict), false)).toEqual([]);
});

test('an exceeded maximum is reported once with the amount above it', () => {
  const small = makeStore({
    deliveryZones: [makeZone({ minimum: minor(0), maximum: minor(7_000) })],
  });
  expect(placeChanges(at(home), at(small), false)).toEqual([{ kind: 'maximum', over: 1_000 }]);
  expect(placeChanges(at(small), at(small), false)).toEqual([]);
});

test('the first choice of a place reports missing products, but no change of store or fee', () => {
  const without = makeIndex({ products, prices: [makePrice(2, { stock: 0 })] });
  expect(placeChanges(at(home), at(other), true)).toEqual([]);
  expect(placeChanges(at(home), at(other, without), true)).toMatchObject([{ kind: 'gone' }]);
});

test('a cart for later is checked at its time: products sold then are kept, and products sold only now are missing', () => {
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

test('a product that needs two days is missing for a nearer time', () => {
  const slow = makeIndex({
    products: [makeProduct(1, { cookingTime: 2, cookingTimeType: 'day' }), makeProduct(2)],
  });
  expect(
    ['2026-11-23T18:00:00Z', '2026-11-23T18:35:00Z'].map(
      (wanted) => at(other, slow, cart, wanted).gone,
    ),
  ).toEqual([[names(1)], []]);
});

test('a change from delivery to pickup removes the fee', () => {
  const counter = at(home, index, makeCart(cart.lines, 'in_store'));
  expect(placeChanges(at(home), counter, false)).toContainEqual({
    kind: 'fee',
    from: 1_990,
    to: 0,
  });
});

test('pickup has its own minimum, reported like a zone’s', () => {
  const strict = makeStore({ pickUpMinimum: minor(9_000) });
  const counter = at(strict, index, makeCart(cart.lines, 'in_store'));
  expect(placeChanges(at(home), counter, false)).toContainEqual({
    kind: 'minimum',
    missing: 1_000,
  });
});

test('if products are missing the rest is priced, and the new fee is reported too', () => {
  const without = makeIndex({ products, prices: [makePrice(2, { stock: 0 })] });
  expect(placeChanges(at(home), at(other, without), false)).toEqual([
    { kind: 'store', from: 'Local Ñuñoa', to: 'Local Providencia' },
    { kind: 'gone', names: [expect.any(String)] },
    { kind: 'fee', from: 1_990, to: 2_690 },
    { kind: 'total', from: 9_990, to: 7_690 },
  ]);
});
