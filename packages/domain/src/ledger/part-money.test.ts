import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { makeAttempt } from '../testing/payment/make-attempt.ts';
import { partByHand, refundedPart } from './part-money.ts';

const paid = makeAttempt({ state: 'completed', refundGoal: minor(1_000) });

test('a part that a poll shows is returned of what was allowed', () => {
  expect(refundedPart(paid, { ...paid, refunded: minor(1_000) })).toEqual({
    event: 'returned',
    paymentRef: 'part:1000',
    amount: 1_000,
    entries: [
      { account: 'refunds', amount: 1_000 },
      { account: 'online', amount: -1_000 },
    ],
  });
});

test('money that the provider’s own page gave back of a paid order is booked as an allowance', () => {
  expect(refundedPart(paid, { ...paid, refunded: minor(1_300) })).toMatchObject({
    amount: 1_000,
    entries: [
      { account: 'allowances', amount: 300 },
      { account: 'refunds', amount: -300 },
      { account: 'refunds', amount: 1_300 },
      { account: 'online', amount: -1_300 },
    ],
  });
});

test('a part by hand is allowed and closed at once, and the provider keeps its money', () => {
  const accounts = partByHand(minor(700), 'key').flatMap(({ entries }) => entries);
  expect(accounts).toEqual([
    { account: 'allowances', amount: 700 },
    { account: 'refunds', amount: -700 },
    { account: 'refunds', amount: 700 },
    { account: 'outside', amount: -700 },
  ]);
});
