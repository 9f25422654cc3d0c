import type { ProviderAnswer, ProviderCall } from '../../../platform/calls/provider-call.ts';
import { readRefusal } from '../../courier-answers.ts';
import { fetchClientCredentialsToken } from '../../fetch-client-credentials-token.ts';
import type { CourierContext } from '../../courier.ts';
import { withAccessToken } from '../../with-access-token.ts';
import * as wire from './cabify-wire.ts';

/** Cabify issues access tokens on another host than its delivery API. */
const hosts: Readonly<Record<string, string>> = {
  'https://logistics.api.cabify.com': 'https://cabify.com',
  'https://logistics.api.cabify-sandbox.com': 'https://cabify-sandbox.com',
};
const fetchAccessToken = (context: CourierContext) =>
  fetchClientCredentialsToken(
    context,
    `${hosts[context.baseUrl] ?? context.baseUrl}/auth/api/authorization`,
  );

/** Calls Cabify with our access token; null: no token was issued, and nothing was called. */
export const callCabify = (
  context: CourierContext,
  path: string,
  call: Omit<ProviderCall, 'headers' | 'url'>,
): Promise<ProviderAnswer | null> =>
  withAccessToken(context, fetchAccessToken, { ...call, url: `${context.baseUrl}${path}` });

/**
 * HTTP status of a refusal, which created nothing; 503 is Cabify's "not now". null: the call may
 * have created something, or our access token was refused (401).
 */
export function refusalStatus(answer: ProviderAnswer | null): number | null {
  const status = readRefusal(answer, wire.cabifyRefusalAnswer, [503])?.status ?? null;
  return status === 401 ? null : status;
}
