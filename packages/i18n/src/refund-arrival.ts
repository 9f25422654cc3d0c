import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';

const card = 'a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.';
const takesDays = 'Puede tardar unos días en verse.';

/** The place where refunded money appears, by the method that paid, as it reads after "vuelve". */
export const refundArrival: Record<PaymentMethodName, string> = {
  cash: 'en efectivo.',
  card,
  webpay: card,
  oneclick: card,
  getnet: card,
  kushkiCard: card,
  kushkiCardSubscription: card,
  credomatic: card,
  sodexo: `a tu tarjeta Pluxee. ${takesDays}`,
  chek: `a tu cuenta de Chek. ${takesDays}`,
  mach: `a tu cuenta de MACH. ${takesDays}`,
  fpay: `al medio con el que pagaste en Fpay. ${takesDays}`,
  mercadoPago: `al medio con el que pagaste en Mercado Pago. ${takesDays}`,
};
