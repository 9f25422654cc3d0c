import { paymentMethods, type PaymentFlow } from '@comanda/domain/payment/methods.ts';
import type { OnlineMethodName, PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';

type Step = keyof PaymentTexts['steps'];

/** The sentences of each flow. Payment on delivery waits for nothing; its row is never read. */
const stepOfFlow: Record<PaymentFlow, Step> = {
  onDelivery: 'page',
  redirect: 'page',
  qrOrLink: 'wallet',
  savedCard: 'charge',
  cardToken: 'charge',
  htmlForm: 'check',
};

/** Returns the sentences about a payment by this method. */
export const stepTexts = (method: PaymentMethodName, words: PaymentTexts) =>
  words.steps[stepOfFlow[paymentMethods[method].flow]];

/** The advice after each method was declined. A method without a row does not compile. */
const adviceOfMethod: Record<OnlineMethodName, keyof PaymentTexts['afterDecline']> = {
  webpay: 'card',
  getnet: 'card',
  kushkiCard: 'card',
  oneclick: 'savedCard',
  kushkiCardSubscription: 'savedCard',
  credomatic: 'savedCard',
  sodexo: 'balance',
  chek: 'balance',
  mach: 'balance',
  fpay: 'balance',
  mercadoPago: 'balance',
};

/** Returns the way on after a payment by this method was declined. */
export const adviceAfterDecline = (method: OnlineMethodName, words: PaymentTexts): string =>
  words.afterDecline[adviceOfMethod[method]](words.methods[method].name);
