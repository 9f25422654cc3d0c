import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser, type MemoryStorage } from '@comanda/client/testing/stub-browser.ts';
import { forgetOrderKey, orderKeyFor } from './order-key.ts';

const now = Date.parse('2026-11-21T23:00:00Z');
const day = 86_400_000;

let storage: MemoryStorage;
let keyCount = 0;
const makeKey = (): string => `key-${++keyCount}`;
beforeEach(() => {
  keyCount = 0;
  storage = stubBrowser('https://burger.example/');
});
afterEach(() => vi.unstubAllGlobals());

test('the same order uses the same key, also after a reload', () => {
  expect([
    orderKeyFor('a', now, makeKey),
    orderKeyFor('a', now, makeKey),
    orderKeyFor('a', now + 60_000, makeKey),
  ]).toEqual(['key-1', 'key-1', 'key-1']);
});

test('another order gets another key, and so does the first one afterwards', () => {
  expect([
    orderKeyFor('a', now, makeKey),
    orderKeyFor('b', now, makeKey),
    orderKeyFor('a', now, makeKey),
  ]).toEqual(['key-1', 'key-2', 'key-3']);
});

test('an answered order’s key is deleted', () => {
  orderKeyFor('a', now, makeKey);
  forgetOrderKey();
  expect(orderKeyFor('a', now, makeKey)).toBe('key-2');
});

test('a key is stored for a day', () => {
  orderKeyFor('a', now, makeKey);
  expect(orderKeyFor('a', now + day - 1, makeKey)).toBe('key-1');
  expect(orderKeyFor('a', now + day, makeKey)).toBe('key-2');
});

test('without storage an order still has a key', () => {
  storage.forbid();
  expect(orderKeyFor('a', now, makeKey)).toBe('key-1');
});
