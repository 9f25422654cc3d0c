import { expect, test } from 'vitest';
import { minor } from '../../money/money.ts';
import { drawerDifference, drawerSums } from './drawer-session.ts';

test('a drawer has to hold its float, the cash of orders and of riders and what was put in, less what was taken out', () => {
  const sums = drawerSums({
    float: minor(20_000),
    orders: minor(-990),
    movements: [
      { kind: 'in', reason: 'change', amount: minor(5_000) },
      { kind: 'out', reason: 'supplier', amount: minor(12_000) },
      { kind: 'out', reason: 'other', amount: minor(10) },
      { kind: 'in', reason: 'riderCash', amount: minor(700) },
      { kind: 'out', reason: 'riderCash', amount: minor(200) },
    ],
  });
  expect(sums).toEqual({
    ...{ float: 20_000, orders: -990, riders: 500, paidIn: 5_000, paidOut: 12_010 },
    expected: 12_500,
  });
  expect(drawerDifference(minor(12_400), sums.expected)).toBe(-100);
});
