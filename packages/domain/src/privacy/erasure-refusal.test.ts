import { expect, test } from 'vitest';
import { orderStatuses } from '../order/order-status.ts';
import { attemptStates } from '../payment/attempt.ts';
import { erasureRefusal } from './erasure-refusal.ts';

test('a person is erased only when every order has ended and no money moves any more', () => {
  expect(erasureRefusal([])).toBeNull();
  const erasable = orderStatuses.filter(
    (status) => erasureRefusal([{ status, attempts: ['completed'] }]) === null,
  );
  expect(erasable).toEqual(['completed', 'cancelled', 'failed', 'reversed']);
  const settled = attemptStates.filter(
    (state) => erasureRefusal([{ status: 'cancelled', attempts: ['failed', state] }]) === null,
  );
  expect(settled).toEqual(['completed', 'failed', 'refunded']);
  expect(
    erasureRefusal([
      { status: 'completed', attempts: [] },
      { status: 'preparing', attempts: [] },
    ]),
  ).toMatchObject({ label: 'RECORD_NOT_DESTROYED', metadata: { reason: 'ORDER_UNDER_WAY' } });
});
