import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Control } from '../../control/control.ts';
import { loopbackOnly } from '../../control/loopback-only.ts';
import { redacted } from '../../control/request-log.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf } from '../../http/request.ts';
import {
  type HostedFlow,
  type HostedPayment,
  hostedOutcomes,
  isHostedOutcome,
  returnAddress,
} from './hosted-payment.ts';
import {
  closedPage,
  decidedPage,
  expiredPage,
  payPage,
  recoveredPage,
  returnByPostPage,
  unknownPaymentPage,
} from './hosted-pages.ts';

const quiet = { logLevel: 'warn' } as const;
type WithKey = { Params: Record<string, string>; Querystring: Record<string, string | undefined> };

/**
 * Sends a page that is never cached. Its address contains the key, so the referrer is only the
 * origin.
 */
const show = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' })
    .type('text/html; charset=utf-8')
    .send(text);

/**
 * Mounts a provider's hosted page: `openPath` by GET and POST, `decidePath` for its buttons, and
 * `/<provider>/_pay`, which presses a button without a browser.
 */
export function mountHostedPage(app: FastifyInstance, control: Control, flow: HostedFlow): void {
  app.route<WithKey>({
    method: ['GET', 'POST'],
    url: flow.openPath,
    ...quiet,
    handler: (request, reply) => {
      const { params, query } = request;
      const key = params[flow.keyField] ?? query[flow.keyField];
      const payment = flow.find(key ?? fieldsOf(request).get(flow.keyField) ?? '');
      note(control, flow, request, payment);
      return open(reply, flow, payment);
    },
  });
  app.post(flow.decidePath, quiet, (request, reply) => {
    const fields = fieldsOf(request);
    const [key, outcome] = [fields.get(flow.keyField) ?? '', fields.get('outcome')];
    const payment = flow.find(key);
    if (payment === null) return show(reply, unknownPaymentPage(flow), 404);
    if (!isHostedOutcome(outcome)) return show(reply, closedPage(flow, payment));
    note(control, flow, request, flow.decide(key, outcome));
    return goBack(reply, flow, key);
  });
  mountPress(app, flow);
}

function open(reply: FastifyReply, flow: HostedFlow, payment: HostedPayment | null): FastifyReply {
  if (payment === null) return show(reply, unknownPaymentPage(flow), 404);
  if (payment.state === 'open') return show(reply, payPage(flow, payment));
  if (payment.state === 'outOfTime') return show(reply, expiredPage(flow, payment));
  return show(reply, recoveredPage(flow, (flow.reopenedReturnOf ?? flow.returnOf)(payment.key)));
}

function goBack(reply: FastifyReply, flow: HostedFlow, key: string): FastifyReply {
  const back = flow.returnOf(key);
  if (back === null) return show(reply, decidedPage(flow));
  return back.method === 'GET'
    ? reply.header('cache-control', 'no-store').redirect(returnAddress(back), 303)
    : show(reply, returnByPostPage(flow, back));
}

/**
 * Presses a button without a browser and answers with the browser's return to the shop, or null if
 * there is none. The first decision counts, here too. `recover` decides nothing: it opens a decided
 * page again.
 */
function mountPress(app: FastifyInstance, flow: HostedFlow): void {
  const outcomes = [...hostedOutcomes, 'recover'].join(', ');
  const options = { ...quiet, onRequest: loopbackOnly };
  app.post(`/${flow.provider}/_pay`, options, (request, reply) => {
    const body = readObject(bodyOf(request));
    const key = textOrNull(body?.['token']) ?? '';
    const outcome = body?.['outcome'];
    if (outcome !== 'recover' && !isHostedOutcome(outcome))
      return reply.code(422).send({ error: `outcome: ${outcomes}` });
    const payment = outcome === 'recover' ? flow.find(key) : flow.decide(key, outcome);
    if (payment === null) return reply.code(404).send({ error: 'no such token' });
    const { reopenedReturnOf = flow.returnOf } = flow;
    const back = outcome === 'recover' ? reopenedReturnOf(key) : flow.returnOf(key);
    return reply.type('application/json').send(JSON.stringify(back));
  });
}

const fieldsOf = (request: FastifyRequest): URLSearchParams => new URLSearchParams(bodyOf(request));

const note = (
  { log, clock }: Control,
  { provider }: HostedFlow,
  request: FastifyRequest,
  payment: HostedPayment | null,
): void =>
  log.add({
    at: clock.now(),
    provider,
    call: 'form',
    merchantRef: payment?.merchantRef ?? null,
    method: request.method,
    path: redacted(request.url),
    fault: null,
    status: payment === null ? 404 : 200,
  });
