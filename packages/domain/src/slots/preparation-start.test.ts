import { expect, test } from 'vitest';
import { makeProduct } from '../testing/make.ts';
import { preparationDelay, preparationStart } from './preparation-start.ts';

const slot = Date.parse('2026-11-22T16:00:00Z');
const opens = (wait: number, ...products: Parameters<typeof preparationStart>[2]) =>
  new Date(preparationStart(slot, wait, products)).toISOString();

test('preparation starts one wait before the slot, and earlier for products that take longer', () => {
  expect(opens(35, makeProduct(1))).toBe('2026-11-22T15:25:00.000Z');
  expect(opens(30, makeProduct(1), makeProduct(2, { cookingTime: 3 }))).toBe(
    '2026-11-22T12:30:00.000Z',
  );
  expect(
    opens(
      0,
      makeProduct(1, { cookingTime: 2, cookingTimeType: 'day' }),
      makeProduct(2, { cookingTime: 5 }),
    ),
  ).toBe('2026-11-20T16:00:00.000Z');
});

test('a payment moves the estimate by the time since the order, or since the start of a future one', () => {
  const created = slot - 60_000;
  expect(preparationDelay({ createdAt: created, opensAt: null }, slot)).toBe(60_000);
  expect(preparationDelay({ createdAt: created, opensAt: slot + 1 }, slot)).toBe(0);
  expect(preparationDelay({ createdAt: created, opensAt: slot - 10_000 }, slot)).toBe(10_000);
});
