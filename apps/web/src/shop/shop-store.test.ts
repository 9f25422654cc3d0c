import type { StoreId } from '@comanda/domain/ids.ts';
import { makeAddress } from '../testing/make-address.ts';
import { makeLine, makePick } from '@comanda/domain/testing/make.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser, type MemoryStorage } from '@comanda/client/testing/stub-browser.ts';
import {
  choosePlace,
  chooseRequestedTime,
  createShopStore,
  currentCart,
  emptyShop,
  syncOtherTabs,
  readStoredShop,
  setLines,
  suitCartMethod,
  type ShopStore,
} from './shop-store.ts';

const one = 1 as StoreId;
const two = 2 as StoreId;
const now = Date.parse('2026-11-21T23:00:00Z');
const day = 86_400_000;
const address = makeAddress({ locationPrecision: null });
const line = makeLine(1, 2, [makePick(1, 11)], 'sin cebolla');

let storage: MemoryStorage;
beforeEach(() => {
  storage = stubBrowser('https://burger.example/');
});
afterEach(() => vi.unstubAllGlobals());

const reread = (at = now, storeIds: readonly StoreId[] = [one, two]) =>
  readStoredShop(storeIds, one, at);
const shopStore = (): ShopStore => createShopStore(one, reread(), () => now);

test('a first visit has an empty cart, the default store and no dispatch choice', () => {
  expect(reread()).toEqual(emptyShop(one));
});

test('cart and place survive a reload', () => {
  const shop = shopStore();
  setLines(shop, { ...currentCart(shop.getState()), lines: [line] });
  choosePlace(shop, two, { kind: 'delivery', address });
  expect(reread()).toEqual({
    lines: [line],
    place: { storeId: two, choice: { kind: 'delivery', address } },
    requestedTime: null,
  });
});

test('hydration starts from the empty shop that the server rendered', () => {
  const shop = shopStore();
  setLines(shop, { ...currentCart(shop.getState()), lines: [line] });
  const reloaded = shopStore();
  expect(reloaded.getInitialState()).toEqual(emptyShop(one));
  expect(reloaded.getState().lines).toEqual([line]);
});

test('the cart is stored for 14 days, the place for 90', () => {
  const shop = shopStore();
  setLines(shop, { ...currentCart(shop.getState()), lines: [line] });
  choosePlace(shop, two, { kind: 'pickup' });
  expect(reread(now + 14 * day - 1).lines).toEqual([line]);
  expect(reread(now + 14 * day).lines).toEqual([]);
  expect(reread(now + 14 * day).place.storeId).toBe(two);
  expect(reread(now + 90 * day).place.storeId).toBe(one);
});

const requestedTime = { date: '2026-11-22', time: '14:00', instant: '2026-11-22T17:00:00.000Z' };

test('a requested time is stored until it has passed, and “as soon as possible” clears it', () => {
  const shop = shopStore();
  chooseRequestedTime(shop, requestedTime);
  expect(reread().requestedTime).toEqual(requestedTime);
  expect(reread(Date.parse(requestedTime.instant) - 1).requestedTime).toEqual(requestedTime);
  expect(reread(Date.parse(requestedTime.instant)).requestedTime).toBeNull();
  chooseRequestedTime(shop, null);
  expect(reread().requestedTime).toBeNull();
  expect(storage.getItem('comanda:burger.example:requested-time')).toBeNull();
});

test('a stored time of another shape is ignored', () => {
  storage.setItem(
    'comanda:burger.example:requested-time',
    JSON.stringify({ expiryTime: now + day, value: { ...requestedTime, time: 'noon' } }),
  );
  expect(reread().requestedTime).toBeNull();
});

test('an unknown store falls back to the default one and keeps the lines', () => {
  const shop = shopStore();
  setLines(shop, { ...currentCart(shop.getState()), lines: [line] });
  choosePlace(shop, two, { kind: 'pickup' });
  expect(reread(now, [one])).toEqual({ ...emptyShop(one), lines: [line] });
});

test('changing the store or the dispatch method keeps the lines of the cart', () => {
  const shop = shopStore();
  setLines(shop, { ...currentCart(shop.getState()), lines: [line] });
  choosePlace(shop, two, { kind: 'pickup' });
  expect(shop.getState().lines).toEqual([line]);
  choosePlace(shop, one, { kind: 'delivery', address });
  expect(currentCart(shop.getState())).toMatchObject({ storeId: one, lines: [line] });
  expect(reread().lines).toEqual([line]);
});

test.each([
  ['half a price', { ...line, count: 1.5 }],
  ['none', { ...line, count: 0 }],
  ['too many', { ...line, count: 100 }],
  ['a text', { ...line, count: '2' }],
  ['a comment of 101 characters', { ...line, instructions: 'a'.repeat(101) }],
])('invalid stored lines are ignored: %s', (_why, forged) => {
  storage.setItem(
    'comanda:burger.example:cart',
    JSON.stringify({ expiryTime: now + 1, value: [forged] }),
  );
  expect(reread().lines).toEqual([]);
});

test('undecided and pickup are priced without delivery, an address with it', () => {
  const shop = shopStore();
  expect(currentCart(shop.getState()).dispatchMethod).toBe('in_store');
  choosePlace(shop, one, { kind: 'delivery', address });
  expect(currentCart(shop.getState()).dispatchMethod).toBe('store_delivery');
});

test('a product for delivery only makes the cart of an undecided shopper a delivery, and changes no choice', () => {
  const store = shopStore();
  suitCartMethod(store, 'both');
  expect(currentCart(store.getState()).dispatchMethod).toBe('in_store');
  suitCartMethod(store, 'store_delivery');
  expect(currentCart(store.getState()).dispatchMethod).toBe('store_delivery');
  choosePlace(store, store.getState().place.storeId, { kind: 'pickup' });
  suitCartMethod(store, 'store_delivery');
  expect(store.getState().place.choice).toEqual({ kind: 'pickup' });
});

test('values stored by another tab are adopted, foreign keys are ignored, and unsubscribing ends it', () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  const changed = (key: string | null): boolean =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const shop = shopStore();
  const stop = syncOtherTabs(shop, () => reread());
  const other = shopStore();
  setLines(other, { ...currentCart(other.getState()), lines: [line] });
  changed('someone:else');
  expect(shop.getState().lines).toEqual([]);
  changed('comanda:burger.example:cart');
  expect(shop.getState().lines).toEqual([line]);
  storage.clear();
  changed(null);
  expect(shop.getState().lines).toEqual([]);
  stop();
  setLines(other, { ...currentCart(other.getState()), lines: [line, makeLine(2)] });
  changed('comanda:burger.example:cart');
  expect(shop.getState().lines).toEqual([]);
});

test('a change of another tab is not written back, so two tabs never answer each other without end', () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  const shop = shopStore();
  syncOtherTabs(shop, () => reread());
  const other = shopStore();
  setLines(other, { ...currentCart(other.getState()), lines: [line] });
  const written = vi.spyOn(storage, 'setItem');
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'comanda:burger.example:cart' }));
  expect(shop.getState().lines).toEqual([line]);
  expect(written).not.toHaveBeenCalled();
  setLines(shop, { ...currentCart(shop.getState()), lines: [] });
  expect(reread().lines).toEqual([]);
});
