import type { PaymentMethodName } from './method-names.ts';

export const methodIcons = ['cash', 'card', 'wallet'] as const;
/** The drawing before a method's name. */
export type MethodIcon = (typeof methodIcons)[number];

export const methodLogos = [
  'webpay',
  'getnet',
  'mercadoPago',
  'pluxee',
  'chek',
  'mach',
  'fpay',
  'visa',
  'mastercard',
] as const;
/** Marks that tell whose a method is and which cards it takes (docs/rules/payments.md#payment-methods). */
export type MethodLogo = (typeof methodLogos)[number];

/**
 * A way to pay as a store offers it. `priority` sorts ascending and decides the automatic choice. `logo`, `secondaryLogo`: the name of a mark
 * that the storefront draws ({@link MethodLogo}), or the address of a picture; null: the icon stands in its place. docs/rules/payments.md#payment-method-of-a-store.
 */
export type PaymentMethodDetail = {
  id: number;
  name: PaymentMethodName;
  isOnline: boolean;
  priority: number;
  icon: MethodIcon;
  logo: string | null;
  secondaryLogo: string | null;
};
