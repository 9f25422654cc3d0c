import { minor } from '../money/money.ts';
import { expect, test } from 'vitest';
import { paymentAtEnd } from './payment-at-end.ts';

const paid = { paymentStatus: 'completed', charged: minor(5_990) } as const;

test.each(['cancelled', 'failed', 'reversed'] as const)(
  'a completed online payment of an order that is %s is refunded',
  (end) => {
    expect(paymentAtEnd(end, paid, 'reversed')).toEqual({
      paymentStatus: 'reversed',
      isReversed: true,
    });
  },
);

test('the restaurant keeps the cash that it received for an order that ends, unless it is reversed', () => {
  expect(paymentAtEnd('cancelled', paid, null)).toEqual({
    paymentStatus: 'completed',
    isReversed: false,
  });
  expect(paymentAtEnd('reversed', paid, null)).toEqual({
    paymentStatus: 'reversed',
    isReversed: true,
  });
});

test('the payment of an unpaid order takes the status of the order', () => {
  expect(paymentAtEnd('failed', { ...paid, paymentStatus: 'created' }, null)).toEqual({
    paymentStatus: 'failed',
    isReversed: true,
  });
});

test.each(['cancelled', 'failed', 'reversed'] as const)(
  'an order that cost nothing keeps no payment when it is %s: no money was received',
  (end) => {
    expect(paymentAtEnd(end, { ...paid, charged: minor(0) }, null)).toEqual({
      paymentStatus: end,
      isReversed: true,
    });
  },
);
