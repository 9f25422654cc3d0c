import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { HostedFlow, HostedPayment } from '../kit/hosted-payment.ts';
import { formPath } from './api-calls.ts';
import { formDecisions, recoveredReturn, returnOf } from './form-return.ts';
import { type EmulatedTransaction, isFormOpen } from './transaction.ts';
import type { Webpay } from './webpay.ts';

/** Webpay's hosted page. A page that is opened again after its end returns with all four fields. */
export function webpayPage(webpay: Webpay, clock: SandboxClock): HostedFlow {
  const shown = (transaction: EmulatedTransaction | null): HostedPayment | null =>
    transaction && hostedPayment(transaction, clock.now());
  const ofToken = <Value>(token: string, read: (one: EmulatedTransaction) => Value | null) => {
    const transaction = webpay.find(token);
    return transaction && read(transaction);
  };
  return {
    provider: 'webpay',
    title: 'Webpay',
    openPath: formPath,
    decidePath: '/webpay/webpayserver/decide',
    keyField: 'token_ws',
    hints: { pay: 'La tarjeta de prueba terminada en 6623 acepta el cobro.' },
    addressOf: (token) => `${formPath}?token_ws=${token}`,
    find: (token) => shown(webpay.find(token)),
    decide: (token, outcome) => shown(webpay.decide(token, formDecisions[outcome])),
    returnOf: (token) => ofToken(token, returnOf),
    reopenedReturnOf: (token) => ofToken(token, recoveredReturn),
  };
}

function hostedPayment(transaction: EmulatedTransaction, now: number): HostedPayment {
  const { token, buyOrder, amount, returnUrl, form } = transaction;
  const waits = form === 'open' ? 'outOfTime' : 'decided';
  return {
    key: token,
    merchantRef: buyOrder,
    amount,
    currency: 'CLP',
    merchant: new URL(returnUrl).host,
    state: isFormOpen(transaction, now) ? 'open' : waits,
  };
}
