import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLeastZero, fromMajor, minor, portion, toMajor } from './money.ts';

test('an amount is a whole number of minor units, and any other number throws', () => {
  expect(minor(4_990)).toBe(4_990);
  for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => minor(amount)).toThrow(RangeError);
});

test('a percentage rounds half away from zero, once', () => {
  expect(portion(minor(15_990), 1_000)).toBe(1_599);
  expect(portion(minor(5), 1_000)).toBe(1);
  expect(portion(minor(4), 1_000)).toBe(0);
  expect(portion(minor(-5), 1_000)).toBe(-1);
  expect(portion(minor(1_000), 1_250)).toBe(125);
});

test.each([
  [5_990, 0, 5_990],
  [45.5, 2, 4_550],
  [0.29, 2, 29],
  [1.1, 2, 110],
  [123_456_789.12, 2, 12_345_678_912],
  [-20.05, 2, -2_005],
  [-0, 2, 0],
] as const)('%d on the wire with %d decimals is %d inside', (wire, decimals, inner) => {
  expect(fromMajor(wire, decimals)).toBe(inner);
});

test.each([
  [0.5, 0],
  [45.555, 2],
  [0.001, 2],
  [Number.NaN, 2],
  [Number.POSITIVE_INFINITY, 0],
  [1e18, 0],
] as const)('%d with %d decimals is not an amount, and is never rounded', (wire, decimals) => {
  expect(fromMajor(wire, decimals)).toBeNull();
});

test('every amount up to ten thousand million survives the wire, and CLP is never wrong by a factor of 100', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom(0 as const, 2 as const),
      (amount, decimals) => {
        const wire: unknown = JSON.parse(JSON.stringify(toMajor(minor(amount), decimals)));
        expect(fromMajor(Number(wire), decimals)).toBe(amount);
        if (decimals === 0) expect(wire).toBe(amount);
      },
    ),
  );
});

test('a total never falls below zero', () => {
  expect(atLeastZero(minor(-1))).toBe(0);
  expect(atLeastZero(minor(1))).toBe(1);
});
