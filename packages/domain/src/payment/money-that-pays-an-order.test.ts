import { expect, test } from 'vitest';
import { makeAttempt, openOrder } from '../testing/payment/make-attempt.ts';
import { attemptStates } from './attempt.ts';
import { mayCommit, wantsMoney } from './money-that-pays-an-order.ts';

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

test.each(attemptStates)('consent to keep the money of an attempt that is %s', (state) => {
  const wanted = ['created', 'pending', 'authorised', 'completed'].includes(state);
  expect(wantsMoney(makeAttempt({ state }), openOrder)).toBe(wanted);
});

test('no consent is given for money that would have to be refunded', () => {
  expect(wantsMoney(makeAttempt({ superseded: true }), openOrder)).toBe(false);
  expect(wantsMoney(makeAttempt(), { payable: false, paidBy: null })).toBe(false);
  expect(wantsMoney(makeAttempt(), { payable: true, paidBy: 'other' })).toBe(false);
  const paid = makeAttempt({ state: 'completed' });
  expect(wantsMoney(paid, { payable: false, paidBy: paid.id })).toBe(true);
});
