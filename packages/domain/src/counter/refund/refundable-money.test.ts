import { expect, test } from 'vitest';
import { minor, zero } from '../../money/money.ts';
import { makeAttempt } from '../../testing/payment/make-attempt.ts';
import { endByRefund, refundableOfAttempt, refundableOfBalance } from './refundable-money.ts';

const nothing = { way: null, partWay: null, left: zero };

test('of an online payment is refundable what was not refunded, and parts by hand where the provider takes none', () => {
  const paid = makeAttempt({ state: 'completed' });
  const left = minor(paid.sum.minor - 500);
  const attempt = { ...paid, refundGoal: minor(500) };
  expect(refundableOfAttempt(attempt, true)).toEqual({
    way: 'provider',
    partWay: 'provider',
    left,
  });
  expect(refundableOfAttempt(attempt, false)).toEqual({ way: 'provider', partWay: 'hand', left });
  expect(refundableOfAttempt(makeAttempt({ state: 'refunding' }), true)).toEqual(nothing);
});

test.each(['cash', 'card'] as const)(
  'of money on the account %s is refundable what the ledger still has, once the order was handed over',
  (account) => {
    const balance = [
      { account, amount: minor(4_000) },
      { account: 'sales', amount: minor(-4_000) },
    ] as const;
    const refundable = { way: account, partWay: account, left: 4_000 };
    expect(refundableOfBalance('completed', balance)).toEqual(refundable);
    expect(refundableOfBalance('ready', balance)).toEqual(nothing);
    expect(refundableOfBalance('completed', [])).toEqual(nothing);
  },
);

test('a whole refund ends an order that its status lets end, and moves no money of an order that cost nothing', () => {
  const order = { dispatch: 'in_store', paymentStatus: 'completed', charged: zero } as const;
  expect(endByRefund({ ...order, status: 'completed' })).toEqual({ isFree: true, canEnd: true });
  expect(endByRefund({ ...order, status: 'cancelled', charged: minor(1) })).toEqual({
    isFree: false,
    canEnd: false,
  });
});
