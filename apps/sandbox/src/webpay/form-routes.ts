import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Control } from '../control/control.ts';
import { redacted } from '../control/request-log.ts';
import { bodyOf } from '../http/request.ts';
import { formPath } from './api-calls.ts';
import {
  closedPage,
  decidePath,
  expiredPage,
  payPage,
  returnByPostPage,
  recoveredPage,
  unknownTokenPage,
} from './form-pages.ts';
import {
  returnAddress,
  formDecisions,
  isFormOutcome,
  recoveredReturn,
  type ReturnForm,
  returnOf,
} from './form-return.ts';
import { isFormOpen, type EmulatedTransaction } from './transaction.ts';
import type { WebpayDeps } from './webpay-deps.ts';

const quiet = { logLevel: 'warn' } as const;
type Named = { Querystring: { token_ws?: string } };

/** Sends a page that is never cached. Its address contains the token, so the referrer is only the origin. */
const show = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' })
    .type('text/html; charset=utf-8')
    .send(text);

/** Mounts the hosted page and the return to the shop. */
export function webpayFormRoutes(app: FastifyInstance, { webpay, control }: WebpayDeps): void {
  const open = (request: FastifyRequest, reply: FastifyReply, token: string): FastifyReply => {
    const transaction = webpay.find(token);
    note(control, request, transaction);
    if (transaction === null) return show(reply, unknownTokenPage(), 404);
    if (isFormOpen(transaction, control.clock.now())) return show(reply, payPage(transaction));
    if (transaction.form === 'open') return show(reply, expiredPage(transaction));
    return show(reply, recoveredPage(recoveredReturn(transaction)));
  };
  app.get<Named>(formPath, quiet, (request, reply) =>
    open(request, reply, request.query.token_ws ?? ''),
  );
  app.post(formPath, quiet, (request, reply) =>
    open(request, reply, fieldsOf(request).get('token_ws') ?? ''),
  );

  app.post(decidePath, quiet, (request, reply) => {
    const fields = fieldsOf(request);
    const [token, outcome] = [fields.get('token_ws') ?? '', fields.get('outcome')];
    const transaction = webpay.find(token);
    if (transaction === null) return show(reply, unknownTokenPage(), 404);
    if (!isFormOutcome(outcome)) return show(reply, closedPage(transaction));
    const decided = webpay.decide(token, formDecisions[outcome]);
    note(control, request, decided);
    return goBack(reply, decided === null ? null : returnOf(decided));
  });
}

function goBack(reply: FastifyReply, form: ReturnForm | null): FastifyReply {
  if (form === null) return show(reply, unknownTokenPage(), 404);
  return form.method === 'GET'
    ? reply.header('cache-control', 'no-store').redirect(returnAddress(form), 303)
    : show(reply, returnByPostPage(form));
}

const fieldsOf = (request: FastifyRequest): URLSearchParams => new URLSearchParams(bodyOf(request));

const note = (
  { log, clock }: Control,
  request: FastifyRequest,
  transaction: EmulatedTransaction | null,
): void =>
  log.add({
    at: clock.now(),
    provider: 'webpay',
    call: 'form',
    merchantRef: transaction?.buyOrder ?? null,
    method: request.method,
    path: redacted(request.url),
    fault: null,
    status: transaction === null ? 404 : 200,
  });
