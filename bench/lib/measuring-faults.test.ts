import { expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import { atLeast, atMost, figure, orZero } from './figures.ts';
import { measuringFaults } from './measuring-faults.ts';

const faultsOf = (figures: readonly Figure[], hasYardstick = true) =>
  measuringFaults({ tables: [{ title: 'Orders', figures }], hasYardstick });

test('figures above zero are measured, however far from their goals', () => {
  expect(faultsOf([figure('rate', 3, '/s', atLeast(20)), figure('p99', 900, 'ms')])).toEqual([]);
});

test('a bench that prints no figure measured nothing', () => {
  expect(measuringFaults({ tables: [], hasYardstick: true })).toEqual(['it printed no figure']);
  expect(faultsOf([])).toEqual(['it printed no figure']);
});

test('a zero measured nothing, unless zero is a result', () => {
  expect(faultsOf([figure('rate', 0, '/s')])).toEqual([
    '“rate” is 0: nothing was measured (Orders)',
  ]);
  expect(faultsOf([figure('bytes', 0, 'kB', atMost(14))])).toHaveLength(1);
  expect(faultsOf([orZero(figure('longest task', 0, 'ms')), figure('rate', 1)])).toEqual([]);
});

test('a figure that is no number measured nothing, unless the machine lacks the yardstick', () => {
  expect(faultsOf([figure('ratio', Number.NaN)])).toEqual(['“ratio” is no number (Orders)']);
  expect(faultsOf([figure('ratio', Number.NaN)], false)).toEqual([]);
  expect(faultsOf([figure('rate', 0)], false)).toHaveLength(1);
  expect(faultsOf([figure('ratio', 3 / 0)])).toEqual(['“ratio” is infinite (Orders)']);
});

test('where no failure may be, one is a fault', () => {
  expect(faultsOf([figure('answers that failed', 0, '', atMost(0))])).toEqual([]);
  expect(faultsOf([figure('answers that failed', 2, '', atMost(0))])).toEqual([
    '“answers that failed” is 2 and not 0 (Orders)',
  ]);
});
