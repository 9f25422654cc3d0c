import type { PaymentStage } from '@comanda/domain/payment/order-payment.ts';
import { expect, test } from 'vitest';
import { makeOrder, makePayment, withStatus } from '@comanda/domain/testing/make-order.ts';
import { newerOrder } from './newer-order.ts';

const at = (stage: PaymentStage) =>
  makeOrder(41, { paymentMethod: 'webpay', payment: makePayment({ stage }) });

test('the newer answer wins, unless it has fewer timeline steps', () => {
  expect(newerOrder(null, at('unpaid'))).toEqual(at('unpaid'));
  expect(newerOrder(at('unpaid'), at('started'))).toEqual(at('started'));
  expect(newerOrder(at('started'), at('unpaid'))).toEqual(at('unpaid'));
  const ahead = withStatus(at('paid'), 'preparing');
  expect(newerOrder(ahead, at('paid'))).toBe(ahead);
  expect(newerOrder(at('paid'), ahead)).toBe(ahead);
});

test('a late answer never undoes a payment; a refund does', () => {
  expect(newerOrder(at('paid'), at('started')).payment?.stage).toBe('paid');
  expect(newerOrder(at('paid'), at('unpaid')).payment?.stage).toBe('paid');
  expect(newerOrder(at('paid'), at('returning')).payment?.stage).toBe('returning');
});
