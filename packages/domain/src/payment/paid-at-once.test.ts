import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { isPaidAtOnce } from './paid-at-once.ts';

test('an order of which nothing is left to charge is paid at once, and one of which a tip is left is not', () => {
  expect(isPaidAtOnce(minor(0))).toBe(true);
  expect(isPaidAtOnce(minor(1))).toBe(false);
});
