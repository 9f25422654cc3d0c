import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';

/** Each payment method as it reads after "pagando". */
export const payWithText: Record<PaymentMethodName, string> = {
  cash: 'en efectivo',
  card: 'con tarjeta al recibir',
  webpay: 'con Webpay',
  oneclick: 'con tarjeta guardada',
  sodexo: 'con Pluxee',
  chek: 'con Chek',
  mach: 'con MACH',
  fpay: 'con Fpay',
  mercadoPago: 'con Mercado Pago',
  getnet: 'con Getnet',
  kushkiCard: 'con tarjeta',
  kushkiCardSubscription: 'con tarjeta guardada',
  credomatic: 'con tarjeta de crédito o débito',
};
