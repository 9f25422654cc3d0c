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

test('an order is cancelled until it is completed, and from the beginning of its preparation that is another end', () => {
  expect(endsTo('cancelled')).toEqual({
    creation_scheduled: 'cancelled',
    scheduled: 'cancelled',
    created: 'cancelled',
    preparing: 'cancelledInPreparation',
    ready: 'cancelledInPreparation',
    inTransit: 'cancelledInPreparation',
  });
});

test('only an order that is not begun fails', () => {
  expect(endsTo('failed')).toEqual({ creation_scheduled: 'failed', created: 'failed' });
});

test('money that goes back ends an order that is not begun, one that was completed, and proves the refund of one that had ended', () => {
  expect(endsTo('reversed')).toEqual({
    scheduled: 'refunded',
    created: 'refunded',
    completed: 'reversed',
    cancelled: 'refundProven',
    failed: 'refundProven',
  });
});

test('a created order whose money went back was cancelled first; every other end is one step', () => {
  expect(orderEnding('created', 'reversed', 'in_store')?.statuses).toEqual([
    'cancelled',
    'reversed',
  ]);
  for (const from of orderStatuses)
    for (const to of endStatuses)
      if (from !== 'created' || to !== 'reversed')
        expect(orderEnding(from, to, 'store_delivery')?.statuses ?? [to]).toEqual([to]);
});

test('an end is what a page shows without steps', () => {
  expect(orderStatuses.filter(isEndStatus)).toEqual(orderStatuses.filter(endedUnfulfilled));
});

test('an order that ended has no second end of the same status', () => {
  for (const status of endStatuses) expect(orderEnding(status, status, 'in_store')).toBeNull();
});
