import type { BrowserReturn, HostedFlow, HostedPayment } from '../kit/hosted-payment.ts';
import type { MercadoPagoDeps } from './mercado-pago-deps.ts';
import { paymentTypeOf, siteOf, testPagePath } from './payment-response.ts';
import {
  type EmulatedPayment,
  type EmulatedPreference,
  isPreferenceOpen,
  offersTransfer,
} from './preference.ts';
import { answersByHolder, mercadoPagoTestCards } from './test-cards.ts';

const card = mercadoPagoTestCards[0] ?? '';
export const transferPath = '/mercadopago/sandbox/transfer';
const spei = {
  name: 'spei',
  path: transferPath,
  label: 'Pagar por SPEI',
  hint: 'Prometes una transferencia: el pago queda pendiente hasta que llegue, quizás en días.',
};

/**
 * The hosted page. Each card that is tried makes a payment of its own, and a page that was paid
 * still takes another card in another tab.
 */
export function mercadoPagoPage({ account, control, notify }: MercadoPagoDeps): HostedFlow {
  const { now } = control.clock;
  const shown = (preference: EmulatedPreference | null): HostedPayment | null =>
    preference && hostedPayment(preference, now());
  const tryCard = (id: string, holder: string): void => {
    const answer = answersByHolder[holder];
    const payment = answer && account.pay(id, answer, card);
    if (payment) notify(payment, 'payment.created');
  };
  const endNow = (id: string): void => {
    const startsAt = account.preference(id)?.startsAt ?? null;
    account.moveTimes(id, { startsAt, expiresAt: now() });
  };
  return {
    provider: 'mercadopago',
    title: 'Mercado Pago',
    openPath: testPagePath,
    decidePath: '/mercadopago/sandbox/decide',
    keyField: 'pref_id',
    hints: {
      pay: 'Con APRO como titular, la tarjeta terminada en 2580 acepta el cobro.',
      decline: 'Con OTHE como titular. La página sigue abierta y vuelves al comercio.',
    },
    addressOf: (id) => `${testPagePath}?pref_id=${id}`,
    find: (id) => shown(account.preference(id)),
    decide: (id, outcome) => {
      if (outcome === 'pay') tryCard(id, 'APRO');
      if (outcome === 'decline') tryCard(id, 'OTHE');
      if (outcome === 'expire') endNow(id);
      return shown(account.preference(id));
    },
    returnOf: (id) => {
      const preference = account.preference(id);
      const payment = preference && account.paymentsOf(preference.reference).at(-1);
      return preference && returnFrom(preference, payment ?? null);
    },
  };
}

const hostedPayment = (preference: EmulatedPreference, now: number): HostedPayment => ({
  key: preference.id,
  merchantRef: preference.reference,
  amount: preference.amount,
  currency: preference.currency,
  merchant: new URL(preference.backUrls.success).host,
  state: isPreferenceOpen(preference, now) ? 'open' : 'outOfTime',
  offers: offersTransfer(preference, now) ? [spei] : [],
});

/**
 * The browser's return. A shopper who tried no card brings the text `null` in every field about the
 * payment.
 */
function returnFrom(
  { id, reference, currency, backUrls }: EmulatedPreference,
  payment: EmulatedPayment | null,
): BrowserReturn {
  const status = payment?.status ?? 'null';
  const paymentId = payment === null ? 'null' : String(payment.id);
  const isHeld = status === 'in_process' || status === 'pending';
  const url =
    status === 'approved' ? backUrls.success : isHeld ? backUrls.pending : backUrls.failure;
  return {
    method: 'GET',
    url,
    fields: {
      collection_id: paymentId,
      collection_status: status,
      payment_id: paymentId,
      status,
      external_reference: reference,
      payment_type: payment === null ? 'null' : paymentTypeOf(payment),
      merchant_order_id: 'null',
      preference_id: id,
      site_id: siteOf(currency),
      processing_mode: 'aggregator',
      merchant_account_id: 'null',
    },
  };
}
