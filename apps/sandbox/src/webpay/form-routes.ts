import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Control } from '../control/control.ts';
import { redacted } from '../control/request-log.ts';
import { bodyOf } from '../http/request.ts';
import { formPath } from './api-calls.ts';
import { closedPage, decidePath, lapsedPage, payPage, postBackPage, recoveredPage, strangePage } from './form-pages.ts';
import { addressOf, decisions, isOutcome, recoveredReturn, type ReturnForm, returnOf } from './form-return.ts';
import { isOpen, type Transaction } from './transaction.ts';
import type { WebpayDeps } from './webpay-deps.ts';

const quiet = { logLevel: 'warn' } as const;
type Named = { Querystring: { token_ws?: string } };

/** A page about money is kept by nobody, and its address, which has the token, is told to nobody. */
const show = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' })
    .type('text/html; charset=utf-8')
    .send(text);

/** The hosted page, and the way back that its buttons lead to. */
export function webpayFormRoutes(app: FastifyInstance, { webpay, control }: WebpayDeps): void {
  const open = (request: FastifyRequest, reply: FastifyReply, token: string): FastifyReply => {
    const transaction = webpay.find(token);
    note(control, request, transaction);
    if (transaction === null) return show(reply, strangePage(), 404);
    if (isOpen(transaction, control.clock.now())) return show(reply, payPage(transaction));
    if (transaction.form === 'open') return show(reply, lapsedPage(transaction));
    return show(reply, recoveredPage(recoveredReturn(transaction)));
  };
  app.get<Named>(formPath, quiet, (request, reply) => open(request, reply, request.query.token_ws ?? ''));
  app.post(formPath, quiet, (request, reply) => open(request, reply, fieldsOf(request).get('token_ws') ?? ''));

  app.post(decidePath, quiet, (request, reply) => {
    const fields = fieldsOf(request);
    const [token, outcome] = [fields.get('token_ws') ?? '', fields.get('outcome')];
    const found = webpay.find(token);
    if (found === null) return show(reply, strangePage(), 404);
    if (!isOutcome(outcome)) return show(reply, closedPage(found));
    const decided = webpay.decide(token, decisions[outcome]);
    note(control, request, decided);
    return goBack(reply, decided === null ? null : returnOf(decided));
  });
}

function goBack(reply: FastifyReply, form: ReturnForm | null): FastifyReply {
  if (form === null) return show(reply, strangePage(), 404);
  return form.method === 'GET' ? reply.header('cache-control', 'no-store').redirect(addressOf(form), 303) : show(reply, postBackPage(form));
}

const fieldsOf = (request: FastifyRequest): URLSearchParams => new URLSearchParams(bodyOf(request));

const note = ({ log, clock }: Control, request: FastifyRequest, transaction: Transaction | null): void =>
  log.note({
    at: clock.now(),
    provider: 'webpay',
    call: 'form',
    merchantRef: transaction?.buyOrder ?? null,
    method: request.method,
    path: redacted(request.url),
    fault: null,
    status: transaction === null ? 404 : 200,
  });
