import { expect, test } from 'vitest';
import { makeAttempt, openOrder } from '../testing/payment/make-attempt.ts';
import { attemptStates } from './attempt.ts';
import { mayCommit } from './money-that-pays-an-order.ts';

test.each(attemptStates)(
  'an attempt that is %s is committed only while it may pay the order',
  (state) => {
    expect(mayCommit(makeAttempt({ state }), openOrder)).toBe(
      ['created', 'pending', 'authorised'].includes(state),
    );
  },
);

test('no payment is captured that would have to be refunded', () => {
  expect(mayCommit(makeAttempt({ superseded: true }), openOrder)).toBe(false);
  expect(mayCommit(makeAttempt({ abandoned: 'cancelled' }), openOrder)).toBe(false);
  expect(mayCommit(makeAttempt(), { payable: false, paidBy: null })).toBe(false);
  expect(mayCommit(makeAttempt(), { payable: true, paidBy: 'other' })).toBe(false);
});
