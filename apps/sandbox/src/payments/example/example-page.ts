import type { HostedFlow, HostedPayment } from '../kit/hosted-payment.ts';
import type { PaymentDeps } from '../kit/payment-emulator.ts';
import type { ExampleBank } from './example-bank.ts';
import { type ExamplePayment, isOpen } from './example-payment.ts';
import { sendExampleWebhook } from './example-webhook.ts';

/** The hosted page of Example Pay. Every decision is told to the shop by a webhook. */
export function examplePage(
  { control: { clock }, webhookSender }: PaymentDeps,
  bank: ExampleBank,
): HostedFlow {
  const shown = (payment: ExamplePayment | null): HostedPayment | null =>
    payment && hostedPayment(payment, clock.now());
  return {
    provider: 'example',
    title: 'Example Pay',
    openPath: '/example/pay',
    decidePath: '/example/decide',
    keyField: 'payment',
    addressOf: (id) => `/example/pay?payment=${id}`,
    find: (id) => shown(bank.find(id)),
    decide: (id, outcome) => {
      const before = bank.find(id);
      const after = bank.decide(id, outcome);
      if (after !== null && after !== before) sendExampleWebhook(webhookSender, after);
      return shown(after);
    },
    returnOf: (id) => {
      const payment = bank.find(id);
      return payment && { method: 'GET', url: payment.returnUrl, fields: { payment: id } };
    },
  };
}

function hostedPayment(payment: ExamplePayment, now: number): HostedPayment {
  const { id, reference, amount, currency, returnUrl, status } = payment;
  const waits = status === 'open' ? 'outOfTime' : 'decided';
  return {
    key: id,
    merchantRef: reference,
    amount,
    currency,
    merchant: new URL(returnUrl).host,
    state: isOpen(payment, now) ? 'open' : waits,
  };
}
