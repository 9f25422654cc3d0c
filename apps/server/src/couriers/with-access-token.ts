import type { ProviderAnswer, ProviderCall } from '../platform/calls/provider-call.ts';
import type { CourierContext } from './courier.ts';

/** An access token and its lifetime in seconds; null: the courier issued none. */
export type IssuedToken = { token: string; seconds: number } | null;

const marginSeconds = 60;

/**
 * Makes a call with the courier's cached access token. If the courier rejects the token (401), the
 * token is dropped and the call made once more with a new one; a 401 has done nothing. null: no
 * token was issued, and nothing was called.
 */
export async function withAccessToken(
  context: CourierContext,
  fetchAccessToken: (context: CourierContext) => Promise<IssuedToken>,
  call: Omit<ProviderCall, 'headers'>,
): Promise<ProviderAnswer | null> {
  for (const isLast of [false, true]) {
    const token = context.accessToken.read() ?? (await renew(context, fetchAccessToken));
    if (token === null) return null;
    const answer = await context.call({ ...call, headers: { authorization: `Bearer ${token}` } });
    if (isLast || answer.kind !== 'answer' || answer.status !== 401) return answer;
    context.accessToken.drop();
  }
  return null;
}

async function renew(
  context: CourierContext,
  fetchAccessToken: (context: CourierContext) => Promise<IssuedToken>,
): Promise<string | null> {
  const issued = await fetchAccessToken(context);
  if (issued === null) return null;
  context.accessToken.store(
    issued.token,
    context.now() + Math.max(0, issued.seconds - marginSeconds) * 1_000,
  );
  return issued.token;
}
