import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { Cvc } from './cvc.ts';

test('a security code is readable once', () => {
  const cvc = new Cvc('123');
  expect(cvc.readOnce()).toBe('123');
  expect(() => cvc.readOnce()).toThrow('read before');
});

test('nothing that prints a value shows the code', () => {
  const payment = { cvc: new Cvc('4071') };
  for (const text of [
    JSON.stringify(payment),
    inspect(payment, { depth: 9, showHidden: true }),
    String(payment.cvc),
  ])
    expect(text).not.toContain('4071');
});

test.each(['', '12', '12345', 'abc', '12 3'])('%j is no security code', (code) => {
  expect(() => new Cvc(code)).toThrow(RangeError);
  expect(() => new Cvc(code)).not.toThrow(code === '' ? 'x' : code);
});
