import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../../control/answer-call.ts';
import type { Control } from '../../control/control.ts';
import type { CallName, Fault } from '../../control/fault.ts';
import { isLocalOrigin } from '../../control/host-and-origin.ts';
import type { AnyProviderResponse } from '../../http/provider-response.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { badBody, kushkiRefusals } from './kushki-refusal.ts';
import { isSameKey, type KushkiKeys } from './kushki-keys.ts';
import type { Kushki } from './kushki.ts';

const quiet = { logLevel: 'warn' } as const;
type OfSubscription = { Params: { id: string } };
export type BrowserDeps = { kushki: Kushki; control: Control; keys: KushkiKeys };

/**
 * Mounts the calls of the shopper's browser: they carry the public merchant id, and pages of local
 * shops may read the answers. `paths` is the prefix of the account.
 */
export function kushkiBrowserRoutes(
  app: FastifyInstance,
  { kushki, control, keys }: BrowserDeps,
): void {
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    at: CallName,
    run: (fault: Fault | null) => AnyProviderResponse,
  ): Promise<FastifyReply> => {
    allowOrigin(request, reply);
    const authRefusal = (): AnyProviderResponse | null =>
      isSameKey(headerOf(request, 'public-merchant-id'), keys.publicMerchantId)
        ? null
        : kushkiRefusals.merchant;
    return answerCall({ provider: 'kushki', control }, request, reply, {
      at,
      reference: null,
      authRefusal,
      run,
    });
  };
  app.options('/kushki/*', quiet, (request, reply) => {
    allowOrigin(request, reply);
    return reply.code(204).send();
  });
  app.get('/kushki/merchant/v1/merchant/settings', quiet, (request, reply) =>
    answer(request, reply, 'token', () => ({ status: 200, body: merchantSettings })),
  );
  app.get('/kushki/card/v1/deferred/:bin', quiet, (request, reply) =>
    answer(request, reply, 'token', () => ({ status: 200, body: deferredOptions })),
  );
  app.post('/kushki/card/v1/tokens', quiet, (request, reply) =>
    answer(request, reply, 'token', () => kushki.cardToken(bodyOf(request))),
  );
  app.post('/kushki/v1/subscription-tokens', quiet, (request, reply) =>
    answer(request, reply, 'token', () => kushki.subscriptionToken(bodyOf(request))),
  );
  app.post<OfSubscription>('/kushki/subscriptions/v1/card/:id/tokens', quiet, (request, reply) =>
    answer(request, reply, 'token', () => deviceToken(kushki, request)),
  );
  app.post('/kushki/rules/v1/secureValidation', quiet, (request, reply) =>
    answer(request, reply, 'token', () => validateChallenge(kushki, bodyOf(request))),
  );
}

function deviceToken(kushki: Kushki, request: FastifyRequest<OfSubscription>): AnyProviderResponse {
  const body = readObject(bodyOf(request));
  const isComplete = ['subscriptionId', 'userId', 'sessionId'].every(
    (name) => textOrNull(body?.[name]) !== null,
  );
  if (!isComplete || body?.['subscriptionId'] !== request.params.id)
    return badBody('subscriptionId');
  return kushki.deviceToken(request.params.id);
}

function validateChallenge({ tokens }: Kushki, rawBody: string): AnyProviderResponse {
  const secureId = textOrNull(readObject(rawBody)?.['secureServiceId']) ?? '';
  return tokens.challengeOf(secureId) === 'passed'
    ? { status: 200, body: { code: '3DS000', message: 'ok', isValid: true } }
    : kushkiRefusals.challenge;
}

/** Lets a page of a local origin read the answer. The real service lets every page. */
function allowOrigin(request: FastifyRequest, reply: FastifyReply): void {
  const origin = headerOf(request, 'origin');
  if (!isLocalOrigin(origin)) return;
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'content-type, public-merchant-id',
    'access-control-allow-methods': 'GET, POST',
    vary: 'Origin',
  });
}

const merchantSettings = {
  sandboxEnable: true,
  sandboxBaconEnable: false,
  country: 'Chile',
  active_3dsecure: true,
  merchant_name: 'Comercio de demostración',
};
const deferredOptions = [
  { type: 'all', months: ['2', '3', '6', '12'], monthsOfGrace: ['0'] },
] as const;
