/** docs/rules/payments.md#payment-methods. */
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
export type OnlineMethodName = Exclude<PaymentMethodName, 'cash' | 'card'>;

export const isPaymentMethodName = (name: string): name is PaymentMethodName =>
  paymentMethodNames.some((known) => known === name);

/**
 * Method names that a request may contain. Webpay is also accepted as `online`.
 * docs/rules/payments.md#name-of-webpay-on-the-wire.
 */
export const wireMethodNames = [...paymentMethodNames, 'online'] as const;
export type WireMethodName = (typeof wireMethodNames)[number];

export const toWireMethod = (name: PaymentMethodName): WireMethodName =>
  name === 'webpay' ? 'online' : name;
export const fromWireMethod = (name: WireMethodName): PaymentMethodName =>
  name === 'online' ? 'webpay' : name;

/**
 * Returns whether the method is paid before delivery: all but cash and card. A separate file, so
 * that pages that need only this do not load the table.
 */
export const isPaidOnline = (name: PaymentMethodName): name is OnlineMethodName =>
  name !== 'cash' && name !== 'card';

export const onlineMethodNames: readonly OnlineMethodName[] =
  paymentMethodNames.filter(isPaidOnline);
