import { type PaymentMethodName, paymentMethodNames } from './method-names.ts';
import { isPaidOnline } from './paid-online.ts';
import type { PaymentMethodDetail } from './method-detail.ts';
import { paymentMethods } from './methods.ts';

/** The fields of a payment method that a store may override. */
export type MethodOverrides = Partial<Omit<PaymentMethodDetail, 'name' | 'isOnline'>>;

/** The payment method with the store's overrides; other fields have their defaults. */
export function describeMethod(
  name: PaymentMethodName,
  overrides: MethodOverrides = {},
): PaymentMethodDetail {
  const { priority, icon, logos } = paymentMethods[name];
  const defaults = {
    id: paymentMethodNames.indexOf(name) + 1,
    priority,
    icon,
    logo: logos[0] ?? null,
    secondaryLogo: logos[1] ?? null,
  };
  return { ...defaults, ...overrides, name, isOnline: isPaidOnline(name) };
}
