import { accept, refuse } from '@comanda/domain/result.ts';
import * as v from 'valibot';
import type { Breaker } from '../platform/calls/breaker.ts';
import type { CallProvider, ProviderCall } from '../platform/calls/provider-call.ts';
import type { Said } from './address-service.ts';

type Sent = Pick<ProviderCall, 'url'> & Partial<Pick<ProviderCall, 'method' | 'headers' | 'body'>>;
/** One question, never repeated: somebody is typing. null: it does not exist (404). */
type AskOnce = <Schema extends v.GenericSchema>(call: Sent, schema: Schema) => Promise<Said<v.InferOutput<Schema> | null>>;
export type Ask = AskOnce & { isResting(): boolean };

/** Asks unless the breaker rests; an answer that is not as documented counts as none. */
export function createAsk(call: CallProvider, breaker: Breaker): Ask {
  const askOnce: AskOnce = async ({ url, method = 'GET', headers = {}, body }, schema) => {
    if (breaker.isDown()) return refuse('failed');
    const answer = await call({ method, url, headers: { 'user-agent': 'Comanda', ...headers }, ...(body === undefined ? {} : { body }) });
    const isMissing = answer.kind === 'answer' && answer.status === 404;
    const read = answer.kind === 'answer' && answer.status === 200 ? v.safeParse(schema, answer.body) : null;
    if (!isMissing && !read?.success) {
      breaker.failed();
      return refuse('failed');
    }
    breaker.succeeded();
    return accept(read?.success ? read.output : null);
  };
  return Object.assign(askOnce, { isResting: breaker.isDown });
}

/** An address with its query, each part spelt so that nothing in it can become another part. */
export const address = (base: string, query: Readonly<Record<string, string>>): string =>
  `${base}?${new URLSearchParams(query).toString()}`;
