import { expect, test } from 'vitest';
import { minor, zero } from '../../money/money.ts';
import { isQuietDay } from './is-quiet-day.ts';

const nothing = { orders: 0, sales: zero, net: zero, toCollect: zero, owed: zero, methods: [] };

test('a day is quiet until an order or any money comes', () => {
  expect(isQuietDay(nothing)).toBe(true);
  expect(isQuietDay({ ...nothing, orders: 1 })).toBe(false);
  expect(isQuietDay({ ...nothing, owed: minor(500) })).toBe(false);
  expect(isQuietDay({ ...nothing, methods: ['cash'] })).toBe(false);
});
