import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { moneyOfPoints, pointsOfMoney } from './points-money.ts';

/** The money of 100 points in Chile, Mexico and Guatemala, in minor units. */
const rates = { CLP: minor(500), MXN: minor(1_300), GTQ: minor(500) };

test('points are rounded down, and their money is shown: $1.502 are 300 points, worth $1.500', () => {
  expect(pointsOfMoney(minor(1_502), rates.CLP)).toBe(300);
  expect(moneyOfPoints(300, rates.CLP)).toBe(1_500);
  expect(pointsOfMoney(minor(10_000), rates.MXN)).toBe(769);
  expect(moneyOfPoints(769, rates.MXN)).toBe(9_997);
  expect(pointsOfMoney(minor(10_050), rates.GTQ)).toBe(2_010);
  expect(moneyOfPoints(2_010, rates.GTQ)).toBe(10_050);
});

test('the money of points is rounded once, half away from zero, also of a balance below zero', () => {
  expect(moneyOfPoints(1, minor(150))).toBe(2);
  expect(moneyOfPoints(-1, minor(150))).toBe(-2);
  expect(moneyOfPoints(1, minor(149))).toBe(1);
  expect(moneyOfPoints(-120, rates.CLP)).toBe(-600);
});

test('points without worth pay nothing, and less than nothing is worth no points', () => {
  expect(pointsOfMoney(minor(1_000), minor(0))).toBe(0);
  expect(moneyOfPoints(1_000, minor(0))).toBe(0);
  expect(pointsOfMoney(minor(-1_000), rates.CLP)).toBe(0);
});

test.each(Object.entries(rates))(
  'in %s, typed money is never worth more points than it buys, and its points return from their money',
  (_currency, rate) => {
    const money = fc.integer({ min: 0, max: 10_000_000_000 }).map(minor);
    fc.assert(
      fc.property(money, (typed) => {
        const points = pointsOfMoney(typed, rate);
        const worth = moneyOfPoints(points, rate);
        expect(worth).toBeLessThanOrEqual(typed);
        expect(typed - worth).toBeLessThan(rate / 100 + 1);
        expect(pointsOfMoney(worth, rate)).toBe(points);
      }),
    );
  },
);

test('the money of more points is never less', () => {
  const points = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const rate = fc.integer({ min: 1, max: 100_000_000 }).map(minor);
  fc.assert(
    fc.property(points, rate, (count, each) => {
      expect(moneyOfPoints(count + 1, each)).toBeGreaterThanOrEqual(moneyOfPoints(count, each));
      expect(moneyOfPoints(-count, each)).toBe(0 - moneyOfPoints(count, each) || 0);
    }),
  );
});
