import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { paymentMethodNames } from './method-names.ts';
import { paymentStep } from './payment-step.ts';
import type { PaymentMethodName } from './method-names.ts';

test.each<[PaymentMethodName, string]>([
  ['cash', 'success'],
  ['card', 'success'],
  ['webpay', 'redirect'],
  ['getnet', 'redirect'],
  ['sodexo', 'redirect'],
  ['mercadoPago', 'redirect'],
  ['oneclick', 'authoriseSavedCard'],
  ['kushkiCardSubscription', 'chargeSubscription'],
  ['kushkiCard', 'payWithToken'],
  ['chek', 'openLink'],
  ['mach', 'openLink'],
  ['fpay', 'openLink'],
  ['credomatic', 'askCvc'],
])('once the order exists, %s leads to %s', (method, kind) => {
  expect(paymentStep(method, minor(5_990)).kind).toBe(kind);
});

test.each(paymentMethodNames)(
  'an order that costs nothing leads to success, also by %s: no provider takes 0',
  (method) => expect(paymentStep(method, minor(0)).kind).toBe('success'),
);
