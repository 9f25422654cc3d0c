/** Spec §4 Payment methods. */
export const paymentMethodNames = [
  'cash',
  'card',
  'webpay',
  'oneclick',
  'sodexo',
  'chek',
  'mach',
  'fpay',
  'mercadoPago',
  'getnet',
  'kushkiCard',
  'kushkiCardSubscription',
  'credomatic',
] as const;
export type PaymentMethodName = (typeof paymentMethodNames)[number];
