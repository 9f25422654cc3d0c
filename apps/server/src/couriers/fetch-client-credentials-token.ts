import * as v from 'valibot';
import type { CourierContext } from './courier.ts';
import { issuedTokenSchema } from './access-token-wire.ts';
import type { IssuedToken } from './with-access-token.ts';

const defaultSeconds = 1_800;

/**
 * Requests an access token with client id and secret (OAuth 2.0 client credentials). Two requests
 * issue two tokens, so a lost answer is retried.
 */
export async function fetchClientCredentialsToken(
  { call, secrets }: CourierContext,
  url: string,
  more: Readonly<Record<string, string>> = {},
): Promise<IssuedToken> {
  const { clientId = '', clientSecret = '' } = secrets;
  const form = {
    client_id: clientId,
    client_secret: clientSecret,
    grant_type: 'client_credentials',
    ...more,
  };
  const answer = await call({ method: 'POST', url, headers: {}, form, isSafe: true });
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(issuedTokenSchema, answer.body)
      : null;
  return read?.success
    ? { token: read.output.access_token, seconds: read.output.expires_in ?? defaultSeconds }
    : null;
}
