import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserAt, type MemoryStorage } from '../../testing/browser.ts';
import { forgetKey, keyFor } from './order-key.ts';

const now = Date.parse('2026-11-21T23:00:00Z');
const day = 86_400_000;

let storage: MemoryStorage;
let made = 0;
const makeKey = (): string => `key-${++made}`;
beforeEach(() => {
  made = 0;
  storage = browserAt('https://burger.example/');
});
afterEach(() => vi.unstubAllGlobals());

test('the same order asks under the same key, also after a reload', () => {
  expect([keyFor('a', now, makeKey), keyFor('a', now, makeKey), keyFor('a', now + 60_000, makeKey)]).toEqual(['key-1', 'key-1', 'key-1']);
});

test('another order gets another key, and so does the first one when it comes back', () => {
  expect([keyFor('a', now, makeKey), keyFor('b', now, makeKey), keyFor('a', now, makeKey)]).toEqual(['key-1', 'key-2', 'key-3']);
});

test('an answered order leaves no key behind', () => {
  keyFor('a', now, makeKey);
  forgetKey();
  expect(keyFor('a', now, makeKey)).toBe('key-2');
});

test('a key lasts a day', () => {
  keyFor('a', now, makeKey);
  expect(keyFor('a', now + day - 1, makeKey)).toBe('key-1');
  expect(keyFor('a', now + day, makeKey)).toBe('key-2');
});

test('where nothing can be kept an order still has a key', () => {
  storage.forbid();
  expect(keyFor('a', now, makeKey)).toBe('key-1');
});
