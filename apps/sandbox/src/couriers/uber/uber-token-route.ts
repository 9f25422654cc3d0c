import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import type { AnswerCourierCall } from '../courier-call.ts';
import type { TokenStore } from '../token-store.ts';

const neededScope = 'eats.deliveries';
const knownScopes = [neededScope, 'direct.organizations'];
const no = (status: number, error: string, description: string): ProviderResponse => ({
  status,
  body: { error, error_description: description },
});

/**
 * `POST /uber/oauth/v2/token`: takes a form with client id, secret, grant type and scope, and
 * returns a token valid for thirty days.
 */
export function uberTokenRoute(
  app: FastifyInstance,
  tokens: TokenStore,
  answerCall: AnswerCourierCall,
): void {
  app.post('/uber/oauth/v2/token', { logLevel: 'warn' }, (request, reply) =>
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
    return no(415, 'invalid_request', 'The body must be a form');
  const form = new URLSearchParams(bodyOf(request));
  if (form.get('grant_type') !== 'client_credentials')
    return no(400, 'unsupported_grant_type', 'grant_type must be client_credentials');
  const scopes = (form.get('scope') ?? '').split(' ').filter((scope) => scope !== '');
  if (!scopes.includes(neededScope) || scopes.some((scope) => !knownScopes.includes(scope)))
    return no(400, 'invalid_scope', 'scope(s) are invalid');
  const token = tokens.issue({
    id: form.get('client_id') ?? '',
    secret: form.get('client_secret') ?? '',
  });
  if (token === null) return no(401, 'invalid_client', 'client_id or client_secret is not valid');
  return {
    status: 200,
    body: {
      access_token: token,
      token_type: 'Bearer',
      expires_in: tokens.lifetimeSeconds,
      scope: scopes.join(' '),
    },
  };
}
