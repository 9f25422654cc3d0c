import { expect, test } from 'vitest';
import { methodSentAs, paymentMethodNames, sentAs } from './method-names.ts';

test('Webpay is sent as online, every other method by its name, and each is read back', () => {
  expect(sentAs('webpay')).toBe('online');
  expect(sentAs('getnet')).toBe('getnet');
  expect(paymentMethodNames.map((name) => methodSentAs(sentAs(name)))).toEqual(paymentMethodNames);
  expect(methodSentAs('webpay')).toBe('webpay');
});
