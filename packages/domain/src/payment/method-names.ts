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

/** Names that an order may be sent with: of Webpay the specification says that it is sent as `online`. docs/rules/payments.md#name-of-webpay-on-the-wire. */
export const wireMethodNames = [...paymentMethodNames, 'online'] as const;
export type WireMethodName = (typeof wireMethodNames)[number];

export const toWireMethod = (name: PaymentMethodName): WireMethodName =>
  name === 'webpay' ? 'online' : name;
export const fromWireMethod = (name: WireMethodName): PaymentMethodName =>
  name === 'online' ? 'webpay' : name;

/** Cash and card are paid when the food is handed over, every other method before. Apart from the table, for pages that need no more. */
export const isPaidOnline = (name: PaymentMethodName): boolean =>
  name !== 'cash' && name !== 'card';
