import type { PaymentStage } from '@comanda/domain/payment/order-payment.ts';
import { expect, test } from 'vitest';
import { makeOrder, makePayment, moved } from '../../testing/make-order.ts';
import { newerOf } from './newer-of.ts';

const at = (stage: PaymentStage) => makeOrder(41, { paymentMethod: 'webpay', payment: makePayment({ stage }) });

test('the later answer is believed, and one with fewer steps behind it never', () => {
  expect(newerOf(null, at('unpaid'))).toEqual(at('unpaid'));
  expect(newerOf(at('unpaid'), at('started'))).toEqual(at('started'));
  expect(newerOf(at('started'), at('unpaid'))).toEqual(at('unpaid'));
  const ahead = moved(at('paid'), 'preparing');
  expect(newerOf(ahead, at('paid'))).toBe(ahead);
  expect(newerOf(at('paid'), ahead)).toBe(ahead);
});

test('a late answer never takes a payment back; money that goes back does', () => {
  expect(newerOf(at('paid'), at('started')).payment?.stage).toBe('paid');
  expect(newerOf(at('paid'), at('unpaid')).payment?.stage).toBe('paid');
  expect(newerOf(at('paid'), at('returning')).payment?.stage).toBe('returning');
});
