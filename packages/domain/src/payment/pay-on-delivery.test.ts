import { expect, test } from 'vitest';
import { minor, zero } from '../money/money.ts';
import { payOnDelivery } from './pay-on-delivery.ts';

const owed = (changes: Partial<Parameters<typeof payOnDelivery>[0]> = {}) =>
  payOnDelivery({
    paymentMethod: 'cash',
    paymentStatus: 'created',
    total: minor(7_980),
    cashAmount: null,
    waived: zero,
    ...changes,
  });

test('the rider collects the whole cash amount, and the change follows from the shopper’s note', () => {
  expect(owed()).toEqual({ amount: 7_980, cash: null, change: null });
  expect(owed({ cashAmount: minor(10_000) })).toEqual({
    amount: 7_980,
    cash: 10_000,
    change: 2_020,
  });
  expect(owed({ cashAmount: minor(7_980) })).toEqual({ amount: 7_980, cash: 7_980, change: 0 });
});

test('a card on delivery is charged the same amount without change', () => {
  expect(owed({ paymentMethod: 'card', cashAmount: minor(10_000) })).toEqual({
    amount: 7_980,
    cash: null,
    change: null,
  });
});

test('nothing is collected for an order paid online or paid before', () => {
  expect(owed({ paymentMethod: 'webpay', paymentStatus: 'completed' })).toEqual({
    amount: 0,
    cash: null,
    change: null,
  });
  expect(owed({ paymentMethod: 'webpay', paymentStatus: 'created' })).toEqual({
    amount: 0,
    cash: null,
    change: null,
  });
  expect(owed({ paymentStatus: 'completed', cashAmount: minor(10_000) })).toEqual({
    amount: 0,
    cash: null,
    change: null,
  });
});

test('of an order whose units were taken off, less is collected and more change is brought', () => {
  expect(owed({ waived: minor(2_990), cashAmount: minor(10_000) })).toEqual({
    amount: 4_990,
    cash: 10_000,
    change: 5_010,
  });
});
