import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { stubBrowser } from './testing/stub-browser.ts';
import { defineStaffStorageName, defineStorageName } from './storage-key.ts';
import {
  removeAllStored,
  readStored,
  readStoredOrRemove,
  removeStored,
  writeStored,
} from './storage.ts';
import { hasStored } from './stored-text.ts';

afterEach(() => vi.unstubAllGlobals());

const schema = v.object({ count: v.number() });
const now = 1_000_000;
const cart = defineStorageName('cart');
const session = defineStorageName('session');
const key = 'comanda:burger.example:cart';
const read = (at = now): unknown => readStored(cart, schema, at);

test('a value is read until its expiry, to the millisecond', () => {
  stubBrowser('https://burger.example/');
  writeStored(cart, { count: 3 }, 500, now);
  expect(read(now + 499)).toEqual({ count: 3 });
  expect(read(now + 500)).toBeNull();
});

test('a value that is no longer read can be removed while it is looked at', () => {
  stubBrowser('https://burger.example/');
  writeStored(cart, { count: 'of an older version' }, 500, now);
  expect(readStoredOrRemove(cart, schema, now)).toBeNull();
  expect(hasStored(cart)).toBe(false);
  writeStored(cart, { count: 3 }, 500, now);
  expect(readStoredOrRemove(cart, schema, now)).toEqual({ count: 3 });
  expect(hasStored(cart)).toBe(true);
});

test('each hostname has its own keys', () => {
  const storage = stubBrowser('https://burger.example/');
  writeStored(cart, { count: 3 }, 500, now);
  vi.stubGlobal('location', new URL('https://sushi.example/'));
  expect(read()).toBeNull();
  expect(storage.getItem(key)).toContain('"expiryTime":1000500');
});

test.each([
  ['corrupt', '{"expiryTime":'],
  ['not JSON', 'hola'],
  ['without an end', JSON.stringify({ value: { count: 3 } })],
  ['of another shape', JSON.stringify({ expiryTime: now + 1, value: { count: '3' } })],
  ['another program’s', JSON.stringify([1, 2])],
  ['null', 'null'],
  ['empty', ''],
])('a stored value that is %s is read as null', (_why, raw) => {
  stubBrowser('https://burger.example/').setItem(key, raw);
  expect(read()).toBeNull();
});

test('without storage nothing throws', () => {
  stubBrowser('https://burger.example/').forbid();
  expect(() => writeStored(cart, { count: 3 }, 500, now)).not.toThrow();
  expect(read()).toBeNull();
  expect(hasStored(cart)).toBe(false);
  expect(() => removeStored(cart)).not.toThrow();
  expect(() => removeAllStored()).not.toThrow();
});

test('a full storage loses the copy and nothing else', () => {
  const storage = stubBrowser('https://burger.example/');
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => writeStored(cart, { count: 3 }, 500, now)).not.toThrow();
  expect(read()).toBeNull();
});

test('an expired value still counts as stored, a removed one does not', () => {
  stubBrowser('https://burger.example/');
  writeStored(cart, { count: 3 }, 500, now);
  expect(hasStored(cart)).toBe(true);
  expect(read(now + 999)).toBeNull();
  expect(hasStored(cart)).toBe(true);
  removeStored(cart);
  expect(hasStored(cart)).toBe(false);
});

test('deleting everything removes a shopper’s keys of this hostname and nothing else', () => {
  const storage = stubBrowser('https://burger.example/');
  writeStored(cart, { count: 3 }, 500, now);
  writeStored(session, { token: 'x' }, 500, now);
  storage.setItem('comanda:sushi.example:cart', 'theirs');
  storage.setItem('other', 'theirs');
  const ofStaff = (['counter-session', 'rider-run'] as const).map(defineStaffStorageName);
  for (const name of ofStaff) writeStored(name, 'of the restaurant', 500, now);
  removeAllStored();
  expect([hasStored(cart), hasStored(session)]).toEqual([false, false]);
  expect(ofStaff.map(hasStored)).toEqual([true, true]);
  expect([storage.getItem('comanda:sushi.example:cart'), storage.getItem('other')]).toEqual([
    'theirs',
    'theirs',
  ]);
});
