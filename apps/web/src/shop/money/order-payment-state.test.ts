import type { OrderPayment } from '@comanda/domain/payment/order-payment.ts';
import { expect, test } from 'vitest';
import { makeOrder, makePayment, withStatus } from '@comanda/domain/testing/make-order.ts';
import { awaitsPayment, isPayable, orderPaymentState } from './order-payment-state.ts';

const online = (rest: Partial<OrderPayment>) =>
  makeOrder(41, { paymentMethod: 'webpay', payment: makePayment(rest) });

test.each([
  ['to be paid on delivery', makeOrder(41), 'payOnDelivery'],
  ['never tried', online({}), 'due'],
  ['declined, and may be tried again', online({ problem: 'declined' }), 'due'],
  ['at the provider now', online({ stage: 'started' }), 'confirming'],
  ['proven', online({ stage: 'paid', payableUntil: null }), 'paid'],
  ['its time is over', online({ payableUntil: null, problem: 'declined' }), 'lapsed'],
  [
    'failed while somebody was paying',
    withStatus(online({ stage: 'started', payableUntil: null }), 'failed'),
    'lapsed',
  ],
  [
    'money that came too late',
    withStatus(online({ stage: 'returning', payableUntil: null }), 'failed'),
    'refunding',
  ],
  [
    'money that went back',
    withStatus(online({ stage: 'returned', payableUntil: null }), 'failed'),
    'refunded',
  ],
] as const)('the payment state of an order %s', (_what, order, money) => {
  expect(orderPaymentState(order)).toBe(money);
});

test('an order awaiting payment promises no time, and an ended order is not payable', () => {
  expect(
    [online({}), online({ stage: 'started' }), online({ payableUntil: null })].map(awaitsPayment),
  ).toEqual([true, true, true]);
  expect([makeOrder(41), online({ stage: 'paid', payableUntil: null })].map(awaitsPayment)).toEqual(
    [false, false],
  );
  expect(isPayable(online({ stage: 'started' }))).toBe(true);
  expect(isPayable(withStatus(online({}), 'cancelled'))).toBe(false);
  expect(isPayable(makeOrder(41))).toBe(false);
});
