import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import type { AnswerCourierCall } from '../courier-call.ts';
import type { TokenStore } from '../token-store.ts';

const no = (status: number, error: string): ProviderResponse => ({ status, body: { error } });

/**
 * `POST /cabify/auth/api/authorization`: takes a form with client id, secret and grant type, and
 * returns a token valid for thirty days.
 */
export function cabifyTokenRoute(
  app: FastifyInstance,
  tokens: TokenStore,
  answerCall: AnswerCourierCall,
): void {
  app.post('/cabify/auth/api/authorization', { logLevel: 'warn' }, (request, reply) =>
    answerCall(request, reply, {
      at: 'token',
      reference: null,
      authRefusal: () => null,
      run: () => tokenAnswer(request, tokens),
    }),
  );
}

function tokenAnswer(request: FastifyRequest, tokens: TokenStore): ProviderResponse {
  if (!headerOf(request, 'content-type').startsWith('application/x-www-form-urlencoded'))
    return no(400, 'invalid_request');
  const form = new URLSearchParams(bodyOf(request));
  if (form.get('grant_type') !== 'client_credentials') return no(400, 'unsupported_grant_type');
  const token = tokens.issue({
    id: form.get('client_id') ?? '',
    secret: form.get('client_secret') ?? '',
  });
  if (token === null) return no(401, 'invalid_client');
  return {
    status: 200,
    body: { access_token: token, token_type: 'bearer', expires_in: tokens.lifetimeSeconds },
  };
}
