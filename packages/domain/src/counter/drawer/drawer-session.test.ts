import { expect, test } from 'vitest';
import { minor } from '../../money/money.ts';
import { drawerDifference, drawerSums } from './drawer-session.ts';

test('a drawer has to hold its float, the cash of orders and what was put in, less what was taken out', () => {
  const sums = drawerSums({
    float: minor(20_000),
    orders: minor(-990),
    movements: [
      { kind: 'in', amount: minor(5_000) },
      { kind: 'out', amount: minor(12_000) },
      { kind: 'out', amount: minor(10) },
    ],
  });
  expect(sums).toEqual({
    ...{ float: 20_000, orders: -990, paidIn: 5_000, paidOut: 12_010 },
    expected: 12_000,
  });
  expect(drawerDifference(minor(11_900), sums.expected)).toBe(-100);
});
