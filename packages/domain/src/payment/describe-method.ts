import { isPaidOnline, type PaymentMethodName, paymentMethodNames } from './method-names.ts';
import type { PaymentMethodDetail } from './method-detail.ts';
import { paymentMethods } from './methods.ts';

/** What a store may say of a method in its own way. */
export type SaidOfMethod = Partial<Omit<PaymentMethodDetail, 'name' | 'isOnline'>>;

/** A method with what a store says of it; what it leaves out is as everywhere. */
export function describeMethod(name: PaymentMethodName, said: SaidOfMethod = {}): PaymentMethodDetail {
  const { priority, icon, logos } = paymentMethods[name];
  const usual = { id: paymentMethodNames.indexOf(name) + 1, priority, icon, logo: logos[0] ?? null, secondaryLogo: logos[1] ?? null };
  return { ...usual, ...said, name, isOnline: isPaidOnline(name) };
}
