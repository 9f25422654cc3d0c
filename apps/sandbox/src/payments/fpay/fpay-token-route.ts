import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerCall } from '../../control/answer-call.ts';
import type { Control } from '../../control/control.ts';
import { secretsEqual } from '../../couriers/secrets-equal.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { bodyOf, headerOf } from '../../http/request.ts';
import { sandboxFpayKeys } from './fpay-keys.ts';
import { fpayRefusals } from './fpay-refusal.ts';
import type { FpayTokens } from './fpay-tokens.ts';

/**
 * `POST /sso/oauth2/v2/token`: takes the credentials as Basic authorisation and a form with the
 * grant type. `expires_in` is an instant in seconds since 1970, as in the only published sample.
 */
export function fpayTokenRoute(app: FastifyInstance, tokens: FpayTokens, control: Control): void {
  app.post('/fpay/sso/oauth2/v2/token', { logLevel: 'warn' }, (request, reply) =>
    answerCall({ provider: 'fpay', control }, request, reply, {
      at: 'token',
      reference: null,
      authRefusal: () => (hasCredentials(request) ? null : fpayRefusals.badCredentials),
      run: () => tokenAnswer(request, tokens),
    }),
  );
}

function hasCredentials(request: FastifyRequest): boolean {
  const { clientId, clientSecret } = sandboxFpayKeys;
  const expected = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return secretsEqual(headerOf(request, 'authorization'), `Basic ${expected}`);
}

function tokenAnswer(request: FastifyRequest, tokens: FpayTokens): ProviderResponse {
  if (new URLSearchParams(bodyOf(request)).get('grant_type') !== 'client_credentials')
    return fpayRefusals.badGrant;
  const { token, endsAt } = tokens.issue();
  const expires_in = Math.floor(endsAt / 1_000);
  return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in } };
}
