import { expect, test } from 'vitest';
import { fromWireMethod, paymentMethodNames, toWireMethod } from './method-names.ts';

test('Webpay is sent as online, every other method by its name, and each name is read back', () => {
  expect(toWireMethod('webpay')).toBe('online');
  expect(toWireMethod('getnet')).toBe('getnet');
  expect(paymentMethodNames.map((name) => fromWireMethod(toWireMethod(name)))).toEqual(
    paymentMethodNames,
  );
  expect(fromWireMethod('webpay')).toBe('webpay');
});
