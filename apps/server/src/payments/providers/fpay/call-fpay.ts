import * as v from 'valibot';
import type { ProviderAnswer, ProviderCall } from '../../../platform/calls/provider-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import { accessTokens } from './fpay-access-tokens.ts';
import { fpayToken } from './fpay-wire.ts';

/**
 * Above this number `expires_in` is an instant in seconds since 1970: no token lives for thirty
 * years.
 */
const firstInstant = 1_000_000_000;
const marginMs = 60_000;

/** Address of the payments, or of one payment. */
export const fpayUrl = ({ baseUrl }: ProviderContext, id?: string): string =>
  `${baseUrl}/checkout/payments${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;

/**
 * Makes a call with the kept access token. If the wallet rejects the token (401), it is fetched
 * anew and the call made once more; a 401 has done nothing. Null: no token was issued, and nothing
 * was called.
 */
export async function callFpay(
  context: ProviderContext,
  call: Omit<ProviderCall, 'headers'>,
): Promise<ProviderAnswer | null> {
  for (const isLast of [false, true]) {
    const token = accessTokens.read(context) ?? (await fetchToken(context));
    if (token === null) return null;
    const answer = await context.call({ ...call, headers: { authorization: `Bearer ${token}` } });
    if (isLast || answer.kind !== 'answer' || answer.status !== 401) return answer;
    accessTokens.drop(context);
  }
  return null;
}

async function fetchToken(context: ProviderContext): Promise<string | null> {
  const { clientId = '', clientSecret = '' } = context.secrets;
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const answer = await context.call({
    method: 'POST',
    url: `${context.baseUrl}/sso/oauth2/v2/token`,
    headers: { authorization: `Basic ${credentials}` },
    form: { grant_type: 'client_credentials' },
    isSafe: true,
  });
  const read =
    answer.kind === 'answer' && answer.status === 200 ? v.safeParse(fpayToken, answer.body) : null;
  if (!read?.success) return null;
  const { access_token: token, expires_in: end } = read.output;
  const endsAt = end >= firstInstant ? end * 1_000 : context.now() + end * 1_000;
  accessTokens.store(context, token, endsAt - marginMs);
  return token;
}
