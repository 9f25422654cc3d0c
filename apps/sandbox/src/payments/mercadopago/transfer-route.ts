import type { FastifyInstance } from 'fastify';
import { bodyOf } from '../../http/request.ts';
import { type HostedFlow, returnAddress } from '../kit/hosted-payment.ts';
import { closedPage, unknownPaymentPage } from '../kit/hosted-pages.ts';
import type { MercadoPagoDeps } from './mercado-pago-deps.ts';
import { transferPath } from './mercado-pago-page.ts';

/**
 * Mounts the button of the page that promises a transfer. A page that does not offer it answers 409
 * and makes no payment.
 */
export function mercadoPagoTransferRoute(
  app: FastifyInstance,
  { account, notify }: MercadoPagoDeps,
  flow: HostedFlow,
): void {
  app.post(transferPath, { logLevel: 'warn' }, (request, reply) => {
    const id = new URLSearchParams(bodyOf(request)).get(flow.keyField) ?? '';
    const shown = flow.find(id);
    const page = reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (shown === null) return page.code(404).send(unknownPaymentPage(flow));
    const payment = account.promiseTransfer(id);
    if (payment === null) return page.code(409).send(closedPage(flow, shown));
    notify(payment, 'payment.created');
    const back = flow.returnOf(id);
    return back === null
      ? page.send(closedPage(flow, shown))
      : reply.redirect(returnAddress(back), 303);
  });
}
