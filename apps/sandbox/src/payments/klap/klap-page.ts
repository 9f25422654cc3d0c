import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { WebhookSender } from '../../webhooks/webhook-sender.ts';
import type { HostedFlow, HostedOutcome, HostedPayment } from '../kit/hosted-payment.ts';
import { isPageOpen, type KlapOrder, type KlapPage } from './klap-order.ts';
import { askForConfirmation, tellRejection } from './klap-webhooks.ts';
import type { Klap } from './klap.ts';

const pages = {
  pay: 'approved',
  decline: 'declined',
  cancel: 'cancelled',
  expire: 'expired',
} as const satisfies Record<HostedOutcome, KlapPage>;

export type KlapParts = {
  readonly klap: Klap;
  readonly clock: SandboxClock;
  readonly sender: WebhookSender;
};

/**
 * The payment page. “Pagar” charges the meal card and asks the shop to confirm; the browser does
 * not wait for its answer.
 */
export const klapPage = ({ klap, clock, sender }: KlapParts): HostedFlow => ({
  provider: 'klap',
  title: 'Pluxee',
  openPath: '/klap/pago/:orderId',
  decidePath: '/klap/pago/decidir',
  keyField: 'orderId',
  hints: { pay: 'Tu tarjeta de alimentación tiene saldo y el comercio confirma el cobro.' },
  addressOf: (orderId) => `/klap/pago/${orderId}`,
  find: (orderId) => shown(klap.find(orderId), clock.now()),
  decide: (orderId, outcome) => {
    const before = klap.find(orderId);
    const order = klap.decide(orderId, pages[outcome]);
    if (order !== null && before?.page === 'open') {
      if (order.page === 'approved') askForConfirmation(klap, sender, order);
      if (order.page === 'declined') tellRejection(sender, order);
    }
    return shown(order, clock.now());
  },
  returnOf: (orderId) => {
    const order = klap.find(orderId);
    if (order === null || order.page === 'open') return null;
    const isLeft = order.page === 'cancelled' || order.page === 'expired';
    return { method: 'GET', url: isLeft ? order.cancelUrl : order.returnUrl, fields: {} };
  },
});

const shown = (order: KlapOrder | null, now: number): HostedPayment | null =>
  order === null
    ? null
    : {
        key: order.orderId,
        merchantRef: order.referenceId,
        amount: order.total,
        currency: 'CLP',
        merchant: new URL(order.returnUrl).host,
        state: order.page !== 'open' ? 'decided' : isPageOpen(order, now) ? 'open' : 'outOfTime',
      };
