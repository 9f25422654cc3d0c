import * as v from 'valibot';
import type { ProviderAnswer, ProviderCall } from '../../../platform/calls/provider-call.ts';
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

type Answer = Extract<ProviderAnswer, { kind: 'answer' }>;

export const isGood = (answer: ProviderAnswer | null): answer is Answer =>
  answer?.kind === 'answer' && answer.status >= 200 && answer.status < 300;

/** Cabify understood and said no: nothing was made. */
export const isRefusal = (answer: ProviderAnswer | null): answer is Answer =>
  answer?.kind === 'answer' &&
  ((answer.status >= 400 && answer.status < 500 && answer.status !== 401 && answer.status !== 408) || answer.status === 503) &&
  v.is(wire.refusal, answer.body);
