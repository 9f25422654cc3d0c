import { priceCart } from '@comanda/domain/cart/price-cart.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import {
  makeCart,
  makeHours,
  makeIndex,
  makeLine,
  makeProduct,
  makeStore,
  makeZone,
} from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { openingText, waitText } from './opening-text.ts';
import { pageTexts } from '../../platform/texts.ts';

const texts = pageTexts({ country: { locale: 'es-CL' } });
/** A Saturday in Santiago; the store works from 12:00 to 23:00. */
const at = (clock: string): number => Date.parse(`2026-11-21T${clock}:00-03:00`);
const open = { now: at('13:00'), texts };
const openingTextAt = (store: Partial<Store>, clock: string) =>
  openingText(makeStore(store), 'in_store', at(clock), texts);

test('an open store says until when, or that it never closes', () => {
  expect(openingTextAt({}, '13:00')).toEqual({ state: 'open', words: 'Abierto hasta las 23:00' });
  expect(openingTextAt({ businessHours: makeHours('00:00:00', '23:59:59') }, '04:00')).toEqual({
    state: 'open',
    words: 'Abierto las 24 horas',
  });
});

test('a closed store says when it opens, and on which day if it is not today', () => {
  expect(openingTextAt({}, '09:00')).toEqual({
    state: 'closed',
    words: 'Cerrado · abre a las 12:00',
  });
  expect(openingTextAt({}, '23:30')).toEqual({
    state: 'closed',
    words: 'Cerrado · abre el domingo a las 12:00',
  });
  expect(openingTextAt({ pickUpOpen: false }, '13:00')).toEqual({
    state: 'closed',
    words: 'Cerrado',
  });
});

test.each(['suspended', 'inactive'] as const)(
  'a store that is %s is closed, whatever its hours',
  (subscription) => {
    expect(openingTextAt({ subscription }, '13:00')).toEqual({ state: 'closed', words: 'Cerrado' });
    expect(openingTextAt({ subscription }, '09:00')).toEqual({ state: 'closed', words: 'Cerrado' });
  },
);

test('a delivery’s wait comes from its zone, not from the store', () => {
  const place = { latitude: -33.45, longitude: -70.61 };
  const store = makeStore({
    deliveryWaitTime: 35,
    busyMinutes: 5,
    deliveryZones: [makeZone({ waitTime: 45 })],
  });
  const facts = {
    index: makeIndex({ products: [makeProduct(1)] }),
    store,
    settings: { serviceFee: minor(0) },
    place,
    now: 0,
    platform: 'web',
  };
  const priced = priceCart(makeCart([makeLine(1)], 'store_delivery'), facts);
  expect(priced).toMatchObject({ ok: true, value: { deliveryDetails: { waitTime: 50 } } });
  expect(waitText(store, 'store_delivery', place, open)).toBe('50\u2060–\u206060 min');
});

test('a wait is a range of ten minutes that does not break at its dash', () => {
  expect(waitText(makeStore(), 'store_delivery', null, open)).toBe('35\u2060–\u206045 min');
});

test('a closed store promises no minutes', () => {
  expect(waitText(makeStore({ pickUpOpen: false }), 'in_store', null, open)).toBeNull();
  expect(waitText(makeStore(), 'in_store', null, { now: at('23:30'), texts })).toBeNull();
});
