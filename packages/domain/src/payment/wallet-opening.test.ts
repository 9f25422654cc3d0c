import { expect, test } from 'vitest';
import type { PaymentMethodName } from './method-names.ts';
import { walletOpening } from './wallet-opening.ts';

test.each<[PaymentMethodName, phone: string, computer: string]>([
  ['chek', 'newTab', 'modal'],
  ['mach', 'newTab', 'modal'],
  ['fpay', 'modal', 'modal'],
])('%s opens as %s on a phone and as %s elsewhere', (method, phone, computer) => {
  expect(walletOpening(method, true)).toBe(phone);
  expect(walletOpening(method, false)).toBe(computer);
});
