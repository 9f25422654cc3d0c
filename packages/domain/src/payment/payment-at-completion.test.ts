import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { paymentAtCompletion } from './payment-at-completion.ts';

const unpaid = {
  paymentStatus: 'created',
  paymentMethod: 'cash',
  total: minor(5_990),
  awaitsProvider: false,
} as const;

test.each([
  ['cash', 'cash'],
  ['card', 'card'],
] as const)(
  'a completed order in %s is paid, and its money is on the account %s',
  (method, account) => {
    expect(paymentAtCompletion({ ...unpaid, paymentMethod: method })).toEqual({
      paymentStatus: 'completed',
      collected: [
        { account, amount: 5_990 },
        { account: 'clearing', amount: -5_990 },
      ],
    });
  },
);

test('nothing is collected for a completed order that is paid already or was to be paid online', () => {
  expect(paymentAtCompletion({ ...unpaid, paymentStatus: 'completed' })).toEqual({
    paymentStatus: 'completed',
    collected: null,
  });
  expect(paymentAtCompletion({ ...unpaid, paymentMethod: 'webpay', awaitsProvider: true })).toEqual(
    { paymentStatus: 'created', collected: null },
  );
});
