import { expect, test } from 'vitest';
import { minor, zero } from '../money/money.ts';
import { changePaymentMethod, type PaymentFields } from './change-payment-method.ts';

const filled: PaymentFields = {
  paymentMethod: 'oneclick',
  cardId: 'a',
  cardToken: 'token',
  tip: minor(500),
  storeTip: minor(300),
};
const empty = { cardId: null, cardToken: null, tip: zero, storeTip: zero };

test('another method clears card and token, removes the tips and reports it', () => {
  expect(changePaymentMethod(filled, 'webpay')).toEqual({
    fields: { paymentMethod: 'webpay', ...empty },
    isTipReset: true,
  });
  expect(changePaymentMethod({ ...filled, tip: zero }, 'webpay').isTipReset).toBe(true);
});

test('without a tip there is nothing to report', () => {
  expect(changePaymentMethod({ ...filled, tip: zero, storeTip: zero }, 'cash')).toEqual({
    fields: { paymentMethod: 'cash', ...empty },
    isTipReset: false,
  });
});

test('the same method again changes nothing', () => {
  expect(changePaymentMethod(filled, 'oneclick')).toEqual({ fields: filled, isTipReset: false });
});
