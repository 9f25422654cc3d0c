import { expect, test } from 'vitest';
import { makeStore } from '../testing/make.ts';
import { lacksOrderTaker } from './lacks-order-taker.ts';

test('orders of a store reach nobody if they go to a system without an address', () => {
  expect(lacksOrderTaker(makeStore({ ordersGoTo: 'system' }), false)).toBe(true);
  expect(lacksOrderTaker(makeStore({ ordersGoTo: 'system' }), true)).toBe(false);
  expect(lacksOrderTaker(makeStore({ ordersGoTo: 'counter' }), false)).toBe(false);
  const { ordersGoTo: _taker, ...silent } = makeStore();
  expect(lacksOrderTaker(silent, false), 'says neither').toBe(true);
});

test('a store that takes no orders needs nobody who takes them', () => {
  const idle = [{ orderMethod: 'neither' }, { subscription: 'suspended' }] as const;
  for (const facts of idle)
    expect(lacksOrderTaker(makeStore({ ordersGoTo: 'system', ...facts }), false)).toBe(false);
});
