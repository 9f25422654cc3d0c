import { expect, test } from 'vitest';
import {
  isInPaymentWindow,
  payableUntil,
  paymentWindowMs,
  paymentWindowSecondsLeft,
} from './payment-window.ts';

const end = '2026-11-21T15:45:00.000Z';

test('an order paid online has 15 minutes, and an order paid on delivery has no payment window', () => {
  expect(paymentWindowMs).toBe(15 * 60_000);
  expect(payableUntil('webpay', 1_000)).toBe(901_000);
  expect([payableUntil('cash', 1_000), payableUntil('card', 1_000)]).toEqual([null, null]);
});

test('a payment may start until the last millisecond of its window', () => {
  expect(isInPaymentWindow(end, Date.parse(end) - 1)).toBe(true);
  expect(isInPaymentWindow(end, Date.parse(end))).toBe(false);
  expect(isInPaymentWindow(null, 0)).toBe(false);
});

test('the remaining seconds are whole and at least one', () => {
  expect(paymentWindowSecondsLeft(end, Date.parse(end) - 59_001)).toBe(60);
  expect(paymentWindowSecondsLeft(end, Date.parse(end) + 5_000)).toBe(1);
});
