import type { OnlineMethodName, PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { PaymentFlow } from '@comanda/domain/payment/method-record.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
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

/** The advice after a declined payment: another card, another saved card, or the balance. */
function adviceOf(method: OnlineMethodName): keyof PaymentTexts['afterDecline'] {
  const { group, takesCards } = paymentMethods[method];
  if (group === 'savedCards') return 'savedCard';
  return takesCards ? 'card' : 'balance';
}

/** Returns the way on after a payment by this method was declined. */
export const adviceAfterDecline = (method: OnlineMethodName, words: PaymentTexts): string =>
  words.afterDecline[adviceOf(method)](words.methods[method].name);
