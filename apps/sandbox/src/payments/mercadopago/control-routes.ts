import type { FastifyInstance, FastifyReply } from 'fastify';
import { loopbackOnly } from '../../control/loopback-only.ts';
import { htmlPage, html } from '../../http/html.ts';
import { numberOrNull, readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf } from '../../http/request.ts';
import type { MercadoPagoDeps } from './mercado-pago-deps.ts';
import { pagePath } from './payment-response.ts';
import type { EmulatedPayment } from './preference.ts';
import { answersByHolder, type CardAnswer } from './test-cards.ts';

const options = { logLevel: 'warn', onRequest: loopbackOnly } as const;

const changes: Readonly<Record<string, CardAnswer>> = {
  approve: { status: 'approved', detail: 'accredited' },
  reject: { status: 'rejected', detail: 'cc_rejected_other_reason' },
  mediate: { status: 'in_mediation', detail: 'in_process' },
  chargeBack: { status: 'charged_back', detail: 'settled' },
};

/**
 * Mounts what only tests do: `/mercadopago/_card` tries a card whose holder decides, on a page;
 * with `held` the bank reviews it, whatever the shop asked for. `/mercadopago/_change` is what
 * happens to a payment later. The page for real users refuses test accounts.
 */
export function mercadoPagoControlRoutes(
  app: FastifyInstance,
  { account, notify }: MercadoPagoDeps,
): void {
  const answered = (
    reply: FastifyReply,
    payment: EmulatedPayment | null,
    action: 'payment.created' | 'payment.updated',
  ): FastifyReply => {
    if (payment === null)
      return reply.code(409).send({ error: 'no open page, or no such payment' });
    notify(payment, action);
    return reply.send({ id: payment.id, status: payment.status });
  };
  app.post('/mercadopago/_card', options, (request, reply) => {
    const body = readObject(bodyOf(request));
    const answer = answersByHolder[textOrNull(body?.['holder']) ?? ''];
    const card = textOrNull(body?.['card']) ?? '5416752602582580';
    if (answer === undefined) return reply.code(422).send({ error: 'holder' });
    const held: CardAnswer = { status: 'in_process', detail: 'pending_review_manual' };
    const isHeld = body?.['held'] === true;
    const payment = account.pay(textOrNull(body?.['token']) ?? '', isHeld ? held : answer, card);
    return answered(reply, payment, 'payment.created');
  });
  app.post('/mercadopago/_change', options, (request, reply) => {
    const body = readObject(bodyOf(request));
    const change = changes[textOrNull(body?.['to']) ?? ''];
    if (change === undefined) return reply.code(422).send({ error: 'to' });
    return answered(
      reply,
      account.change(numberOrNull(body?.['id']) ?? 0, change),
      'payment.updated',
    );
  });
  app.get(pagePath, { logLevel: 'warn' }, (_request, reply) =>
    reply
      .code(400)
      .type('text/html; charset=utf-8')
      .send(
        htmlPage({
          title: 'Una de las partes es de prueba',
          bare: 'Mercado Pago emulado',
          body: html`<p>Las cuentas de prueba pagan en la página de prueba.</p>`,
        }),
      ),
  );
}
