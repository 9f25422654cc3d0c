import { expect, test } from 'vitest';
import { paymentAtEnd } from './payment-at-end.ts';

test.each(['cancelled', 'failed', 'reversed'] as const)(
  'a completed online payment of an order that is %s is refunded',
  (end) => {
    expect(paymentAtEnd(end, 'completed', 'reversed')).toEqual({
      paymentStatus: 'reversed',
      isReversed: true,
    });
  },
);

test('the restaurant keeps the cash that it received for an order that ends, unless it is reversed', () => {
  expect(paymentAtEnd('cancelled', 'completed', null)).toEqual({
    paymentStatus: 'completed',
    isReversed: false,
  });
  expect(paymentAtEnd('reversed', 'completed', null)).toEqual({
    paymentStatus: 'reversed',
    isReversed: true,
  });
});

test('the payment of an unpaid order takes the status of the order', () => {
  expect(paymentAtEnd('failed', 'created', null)).toEqual({
    paymentStatus: 'failed',
    isReversed: true,
  });
});
