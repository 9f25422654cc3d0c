import { expect, test } from 'vitest';
import {
  endOfRefund,
  endOfRefundedMoney,
  type EndStatus,
  endStatuses,
  isEndStatus,
  orderEnd,
} from './order-end.ts';
import { endedUnfulfilled, orderStatuses } from './order-status.ts';

const endsTo = (to: EndStatus, dispatch: 'in_store' | 'store_delivery' = 'in_store') =>
  Object.fromEntries(
    orderStatuses.flatMap((from) => {
      const end = orderEnd(from, to, dispatch);
      return end === null ? [] : [[from, end]];
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

test('an accepted order that nobody has begun to cook ends as uncooked', () => {
  expect(orderEnd('preparing', 'cancelled', 'in_store', true)).toBe('cancelledUncooked');
  expect(orderEnd('created', 'cancelled', 'in_store', true)).toBe('cancelled');
});

test('only an order before preparation can fail', () => {
  expect(endsTo('failed')).toEqual({ creation_scheduled: 'failed', created: 'failed' });
});

test('an order is reversed after it was completed, or by its restaurant before it opens', () => {
  expect(endsTo('reversed')).toEqual({ scheduled: 'refunded', completed: 'reversed' });
});

test('an order whose money goes back is reversed if it was handed over, and cancelled otherwise', () => {
  for (const status of orderStatuses)
    expect(endOfRefund(status), status).toBe(status === 'completed' ? 'reversed' : 'cancelled');
});

test('money that its provider shows as refunded ends an order that is not begun or was handed over, and no other', () => {
  const ends = orderStatuses.flatMap((status) => {
    const end = endOfRefundedMoney(status);
    return end === null ? [] : [`${status} ${end}`];
  });
  expect(ends).toEqual([
    'creation_scheduled cancelled',
    'scheduled cancelled',
    'created cancelled',
    'completed reversed',
  ]);
});

test('the end statuses are those that a page shows without steps', () => {
  expect(orderStatuses.filter(isEndStatus)).toEqual(orderStatuses.filter(endedUnfulfilled));
});

test('an order that came to nothing does not end again', () => {
  for (const from of endStatuses)
    for (const to of endStatuses) expect(orderEnd(from, to, 'in_store')).toBeNull();
});
