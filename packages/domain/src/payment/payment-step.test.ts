import { expect, test } from 'vitest';
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
  ['kushkiCardSubscription', 'authoriseSavedCard'],
  ['kushkiCard', 'payWithToken'],
  ['chek', 'openLink'],
  ['mach', 'openLink'],
  ['fpay', 'openLink'],
  ['credomatic', 'askCvc'],
])('once the order exists, %s leads to %s', (method, kind) => {
  expect(paymentStep(method).kind).toBe(kind);
});
