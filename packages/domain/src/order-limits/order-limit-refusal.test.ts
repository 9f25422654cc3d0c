import { expect, test } from 'vitest';
import { orderLimitRefusal } from './order-limit-refusal.ts';

test('a buyer with too many unpaid orders at the store gets their number and the limit', () => {
  expect(
    orderLimitRefusal({ limit: 'openUnpaidOrders', scope: 'buyer', most: 3, seconds: 5_000 }),
  ).toEqual({
    label: 'ORDER_CREATION_BLOCKED',
    metadata: { most: 3 },
  });
});

test('a crowded network gets a waiting time, and no details of other shoppers’ orders', () => {
  expect(
    orderLimitRefusal({ limit: 'openUnpaidOrders', scope: 'network', most: 100, seconds: 90 }),
  ).toEqual({
    label: 'TOO_MANY_REQUESTS',
    metadata: { seconds: 90 },
  });
  expect(
    orderLimitRefusal({ limit: 'ordersPerHour', scope: 'buyer', most: 10, seconds: 3_000 }),
  ).toEqual({
    label: 'TOO_MANY_REQUESTS',
    metadata: { seconds: 3_000 },
  });
});

test('an order above the unit limit is refused with the limit, and with a waiting time only if waiting helps', () => {
  const hit = { limit: 'heldUnits', scope: 'buyer', most: 50 } as const;
  expect(orderLimitRefusal({ ...hit, seconds: null }).metadata).toEqual({
    reason: 'HELD_UNITS',
    most: 50,
  });
  expect(orderLimitRefusal({ ...hit, seconds: 60 }).metadata).toEqual({
    reason: 'HELD_UNITS',
    most: 50,
    seconds: 60,
  });
});
