import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../../control/answer-call.ts';
import type { Control } from '../../control/control.ts';
import type { CallName, Fault } from '../../control/fault.ts';
import type { AnyProviderResponse } from '../../http/provider-response.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { moneyCalls } from './money-calls.ts';
import { arePowertranzKeys } from './powertranz-keys.ts';
import { powertranzRefusal, powertranzRefusals } from './powertranz-refusal.ts';
import type { Powertranz } from './powertranz.ts';
import { readSpiToken } from './read-spi-request.ts';
import { spiCalls } from './spi-calls.ts';

const base = '/powertranz/api';
const quiet = { logLevel: 'warn' } as const;
const faultBodies = {
  failed: powertranzRefusal(500, '96', 'System malfunction').body,
  tooManyRequests: powertranzRefusal(429, '990', 'Too many requests').body,
};

export type PowertranzParts = {
  readonly powertranz: Powertranz;
  readonly control: Control;
  readonly framesOrigin: () => string;
};

type Call = {
  readonly at: CallName;
  readonly reference: string | null;
  readonly run: (fault: Fault | null) => AnyProviderResponse;
};

/**
 * Mounts PowerTranz' calls, with the original paths and responses. No body of a call is stored or
 * logged.
 */
export function powertranzRoutes(app: FastifyInstance, parts: PowertranzParts): void {
  spiRoutes(app, parts);
  moneyRoutes(app, parts);
}

const answer = (
  { control }: PowertranzParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { at, reference, run }: Call,
  refusal: (request: FastifyRequest) => AnyProviderResponse | null = refusedByHeaders,
): Promise<FastifyReply> =>
  answerCall({ provider: 'powertranz', control, faultBodies }, request, reply, {
    at,
    reference,
    authRefusal: () => refusal(request),
    run,
  });

function spiRoutes(app: FastifyInstance, parts: PowertranzParts): void {
  const { powertranz, control, framesOrigin } = parts;
  const calls = spiCalls(powertranz, control.clock, framesOrigin);
  const orderOf = (body: string) => textOrNull(readObject(body)?.['OrderIdentifier']);
  app.post(`${base}/spi/sale`, quiet, (request, reply) => {
    const body = bodyOf(request);
    const run = (fault: Fault | null) => calls.start('sale', body, fault);
    return answer(parts, request, reply, { at: 'create', reference: orderOf(body), run });
  });
  app.post(`${base}/spi/riskmgmt`, quiet, (request, reply) => {
    const body = bodyOf(request);
    const run = (fault: Fault | null) => calls.start('tokenize', body, fault);
    return answer(parts, request, reply, { at: 'enrol', reference: orderOf(body), run });
  });
  app.post(`${base}/spi/payment`, quiet, (request, reply) => {
    const body = bodyOf(request);
    const token = readSpiToken(body);
    const transaction = token.ok ? powertranz.findBySpiToken(token.value) : null;
    const at = transaction?.kind === 'tokenize' ? 'finishEnrolment' : 'commit';
    const reference = transaction?.orderIdentifier ?? null;
    const run = (fault: Fault | null) => calls.pay(body, fault);
    return answer(parts, request, reply, { at, reference, run }, refusedPayment);
  });
}

function moneyRoutes(app: FastifyInstance, parts: PowertranzParts): void {
  const { powertranz, control } = parts;
  const calls = moneyCalls(powertranz, control.clock);
  const orderOf = (id: string) => powertranz.find(id.toLowerCase())?.orderIdentifier ?? null;
  const orderIn = (body: string) =>
    orderOf(textOrNull(readObject(body)?.['TransactionIdentifier']) ?? '');
  app.post(`${base}/refund`, quiet, (request, reply) => {
    const body = bodyOf(request);
    const key = headerOf(request, 'idempotency-key');
    const run = (fault: Fault | null) => calls.refund(body, key, fault);
    return answer(parts, request, reply, { at: 'refund', reference: orderIn(body), run });
  });
  app.post(`${base}/void`, quiet, (request, reply) => {
    const body = bodyOf(request);
    const run = () => calls.void(body);
    return answer(parts, request, reply, { at: 'cancel', reference: orderIn(body), run });
  });
  type Search = { Querystring: { orderIdentifier?: string } };
  app.get<Search>(`${base}/transactions/search`, quiet, (request, reply) => {
    const reference = request.query.orderIdentifier ?? '';
    const run = (fault: Fault | null) => calls.search(reference, fault);
    return answer(parts, request, reply, { at: 'search', reference, run });
  });
  app.get<{ Params: { id: string } }>(`${base}/transactions/:id`, quiet, (request, reply) => {
    const { id } = request.params;
    const run = (fault: Fault | null) => calls.status(id, fault);
    return answer(parts, request, reply, { at: 'status', reference: orderOf(id), run });
  });
}

const idHeader = 'powertranz-powertranzid';
const passwordHeader = 'powertranz-powertranzpassword';

function refusedByHeaders(request: FastifyRequest): AnyProviderResponse | null {
  if (!arePowertranzKeys(headerOf(request, idHeader), headerOf(request, passwordHeader)))
    return powertranzRefusals.unauthorised;
  return notJson(request);
}

/** The payment is proved by its token alone: a call with credentials is a mistake of the shop. */
const refusedPayment = (request: FastifyRequest): AnyProviderResponse | null =>
  headerOf(request, idHeader) !== '' || headerOf(request, passwordHeader) !== ''
    ? powertranzRefusals.strayCredentials
    : notJson(request);

const notJson = (request: FastifyRequest): AnyProviderResponse | null =>
  bodyOf(request) !== '' && !headerOf(request, 'content-type').startsWith('application/json')
    ? powertranzRefusals.notJson
    : null;
