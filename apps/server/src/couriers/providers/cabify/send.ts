import type { ProviderAnswer, ProviderCall } from '../../../platform/calls/provider-call.ts';
import { readRefusal } from '../../answers.ts';
import { clientCredentials } from '../../client-credentials.ts';
import type { CourierContext } from '../../courier.ts';
import { withPass } from '../../with-pass.ts';
import * as wire from './wire.ts';

/** Passes are given by another host than deliveries. */
const hosts: Readonly<Record<string, string>> = {
  'https://logistics.api.cabify.com': 'https://cabify.com',
  'https://logistics.api.cabify-sandbox.com': 'https://cabify-sandbox.com',
};
const fetchPass = (context: CourierContext) =>
  clientCredentials(context, `${hosts[context.baseUrl] ?? context.baseUrl}/auth/api/authorization`);

/** A call of Cabify's with our pass; null: none was to be had. */
export const send = (context: CourierContext, path: string, call: Omit<ProviderCall, 'headers' | 'url'>): Promise<ProviderAnswer | null> =>
  withPass(context, fetchPass, { ...call, url: `${context.baseUrl}${path}` });

/**
 * Cabify understood and said no, which its HTTP status tells: nothing was made. 503 is its word for "not now", 401 is about our pass. null:
 * it may have made something.
 */
export function refusedWith(answer: ProviderAnswer | null): number | null {
  const status = readRefusal(answer, wire.refusal, [503])?.status ?? null;
  return status === 401 ? null : status;
}
