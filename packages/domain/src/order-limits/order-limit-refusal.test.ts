import { expect, test } from 'vitest';
import { orderLimitRefusal } from './order-limit-refusal.ts';

test('a buyer whose unpaid orders wait at the store hears that they do, and how many may', () => {
  expect(
    orderLimitRefusal({ limit: 'openUnpaidOrders', scope: 'buyer', most: 3, seconds: 5_000 }),
  ).toEqual({
    label: 'ORDER_CREATION_BLOCKED',
    metadata: { most: 3 },
  });
});

test('a crowded network is told to wait, and nothing of the orders of others', () => {
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

test('whoever asks for more units than are held without payment hears how many are, and waits only where that helps', () => {
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
