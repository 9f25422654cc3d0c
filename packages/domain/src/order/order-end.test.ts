import { expect, test } from 'vitest';
import { type EndStatus, endStatuses, isEndStatus, orderEnding } from './order-end.ts';
import { endedUnfulfilled, orderStatuses } from './order-status.ts';

const endsTo = (to: EndStatus, dispatch: 'in_store' | 'store_delivery' = 'in_store') =>
  Object.fromEntries(
    orderStatuses.flatMap((from) => {
      const ending = orderEnding(from, to, dispatch);
      return ending ? [[from, ending.end]] : [];
    }),
  );

test('an order can be cancelled until it is completed, and a cancellation during preparation is a different end', () => {
  expect(endsTo('cancelled')).toEqual({
    creation_scheduled: 'cancelled',
    scheduled: 'cancelled',
    created: 'cancelled',
    preparing: 'cancelledInPreparation',
    ready: 'cancelledInPreparation',
    inTransit: 'cancelledInPreparation',
  });
});

test('only an order before preparation can fail', () => {
  expect(endsTo('failed')).toEqual({ creation_scheduled: 'failed', created: 'failed' });
});

test('a refund ends an order before preparation or after completion, and proves the refund of an ended order', () => {
  expect(endsTo('reversed')).toEqual({
    scheduled: 'refunded',
    created: 'refunded',
    completed: 'reversed',
    cancelled: 'refundProven',
    failed: 'refundProven',
  });
});

test('a refunded created order is cancelled first, and every other end is one step', () => {
  expect(orderEnding('created', 'reversed', 'in_store')?.statuses).toEqual([
    'cancelled',
    'reversed',
  ]);
  for (const from of orderStatuses)
    for (const to of endStatuses)
      if (from !== 'created' || to !== 'reversed')
        expect(orderEnding(from, to, 'store_delivery')?.statuses ?? [to]).toEqual([to]);
});

test('the end statuses are those that a page shows without steps', () => {
  expect(orderStatuses.filter(isEndStatus)).toEqual(orderStatuses.filter(endedUnfulfilled));
});

test('an ended order cannot end again with the same status', () => {
  for (const status of endStatuses) expect(orderEnding(status, status, 'in_store')).toBeNull();
});
