import type { HostedFlow, HostedOutcome, HostedPayment } from '../kit/hosted-payment.ts';
import type { GetnetDeps } from './getnet-deps.ts';
import { type EmulatedSession, isPageOpen, sessionStatus } from './session.ts';
import { answerOf, testCardOf } from './test-cards.ts';

/**
 * The hosted page. A declined card leaves the session open; the shopper then returns to the shop. A
 * return carries no data.
 */
export function getnetPage({ getnet, control, notifyFinal }: GetnetDeps): HostedFlow {
  const { now } = control.clock;
  const shown = (session: EmulatedSession | null): HostedPayment | null =>
    session && hostedPayment(session, now());
  const decided = (session: EmulatedSession, outcome: HostedOutcome): EmulatedSession | null => {
    const { requestId } = session;
    if (outcome === 'cancel') return getnet.cancel(requestId, 'shopper');
    if (outcome === 'expire') return getnet.expire(requestId);
    const number = testCardOf[outcome];
    const answer = answerOf(number);
    return answer === 'throws' ? null : getnet.pay(requestId, { number, answer });
  };
  return {
    provider: 'getnet',
    title: 'Getnet',
    openPath: '/getnet/spa/session/:requestId/:pageKey',
    decidePath: '/getnet/spa/decide',
    keyField: 'pageKey',
    hints: {
      pay: 'La tarjeta de prueba terminada en 1111 acepta el cobro.',
      decline: 'El banco dice que no. La página sigue abierta y vuelves al comercio.',
    },
    addressOf: (key) => `/getnet/spa/session/${getnet.findByPage(key)?.requestId}/${key}`,
    find: (key) => shown(getnet.findByPage(key)),
    decide: (key, outcome) => {
      const session = getnet.findByPage(key);
      const after = session && (decided(session, outcome) ?? session);
      notifyFinal();
      return shown(after);
    },
    returnOf: (key) => {
      const session = getnet.findByPage(key);
      if (session === null) return null;
      const { cancelledBy, cancelUrl, returnUrl } = session;
      const url = cancelledBy === 'shopper' ? (cancelUrl ?? returnUrl) : returnUrl;
      return { method: 'GET', url, fields: {} };
    },
  };
}

function hostedPayment(session: EmulatedSession, now: number): HostedPayment {
  const { pageKey, reference, total, currency, returnUrl } = session;
  const isExpired = sessionStatus(session, now).reason === 'EX';
  return {
    key: pageKey,
    merchantRef: reference,
    amount: total,
    currency,
    merchant: new URL(returnUrl).host,
    state: isPageOpen(session, now) ? 'open' : isExpired ? 'outOfTime' : 'decided',
  };
}
