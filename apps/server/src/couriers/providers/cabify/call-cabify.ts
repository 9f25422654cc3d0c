import type { ProviderAnswer, ProviderCall } from '../../../platform/calls/provider-call.ts';
import { readRefusal } from '../../courier-answers.ts';
import { fetchClientCredentialsToken } from '../../fetch-client-credentials-token.ts';
import type { CourierContext } from '../../courier.ts';
import { withAccessToken } from '../../with-access-token.ts';
import * as wire from './cabify-wire.ts';

/** Passes are given by another host than deliveries. */
const hosts: Readonly<Record<string, string>> = {
  'https://logistics.api.cabify.com': 'https://cabify.com',
  'https://logistics.api.cabify-sandbox.com': 'https://cabify-sandbox.com',
};
const fetchAccessToken = (context: CourierContext) =>
  fetchClientCredentialsToken(
    context,
    `${hosts[context.baseUrl] ?? context.baseUrl}/auth/api/authorization`,
  );

/** A call of Cabify's with our pass; null: none was to be had. */
export const callCabify = (
  context: CourierContext,
  path: string,
  call: Omit<ProviderCall, 'headers' | 'url'>,
): Promise<ProviderAnswer | null> =>
  withAccessToken(context, fetchAccessToken, { ...call, url: `${context.baseUrl}${path}` });

/**
 * Cabify understood and said no, which its HTTP status tells: nothing was made. 503 is its word for "not now", 401 is about our pass. null:
 * it may have made something.
 */
export function refusalStatus(answer: ProviderAnswer | null): number | null {
  const status = readRefusal(answer, wire.cabifyRefusalAnswer, [503])?.status ?? null;
  return status === 401 ? null : status;
}
