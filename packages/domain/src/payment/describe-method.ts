import { isPaidOnline, type PaymentMethodName, paymentMethodNames } from './method-names.ts';
import type { PaymentMethodDetail } from './method-detail.ts';
import { paymentMethods } from './methods.ts';

/** What a store may say of a method in its own way. */
export type MethodOverrides = Partial<Omit<PaymentMethodDetail, 'name' | 'isOnline'>>;

/** A method with what a store says of it; what it leaves out is as everywhere. */
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
