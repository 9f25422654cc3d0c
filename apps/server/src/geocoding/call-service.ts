import { accept, refuse } from '@comanda/domain/result.ts';
import * as v from 'valibot';
import type { CircuitBreaker } from '../platform/calls/circuit-breaker.ts';
import type { CallProvider, ProviderCall } from '../platform/calls/provider-call.ts';
import type { ServiceResult } from './address-service.ts';

type ServiceRequest = Pick<ProviderCall, 'url'> &
  Partial<Pick<ProviderCall, 'method' | 'headers' | 'body'>>;
/** One question, never repeated: somebody is typing. null: it does not exist (404). */
type CallServiceOnce = <Schema extends v.GenericSchema>(
  call: ServiceRequest,
  schema: Schema,
) => Promise<ServiceResult<v.InferOutput<Schema> | null>>;
export type CallService = CallServiceOnce & { isDown(): boolean };

/** Asks unless the breaker rests; an answer that is not as documented counts as none. */
export function createCallService(call: CallProvider, breaker: CircuitBreaker): CallService {
  const callServiceOnce: CallServiceOnce = async (
    { url, method = 'GET', headers = {}, body },
    schema,
  ) => {
    if (breaker.isOpen()) return refuse('failed');
    const answer = await call({
      method,
      url,
      headers: { 'user-agent': 'Comanda', ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const isMissing = answer.kind === 'answer' && answer.status === 404;
    const read =
      answer.kind === 'answer' && answer.status === 200 ? v.safeParse(schema, answer.body) : null;
    if (!isMissing && !read?.success) {
      breaker.failed();
      return refuse('failed');
    }
    breaker.succeeded();
    return accept(read?.success ? read.output : null);
  };
  return Object.assign(callServiceOnce, { isDown: breaker.isOpen });
}

/** An address with its query, each part spelt so that nothing in it can become another part. */
export const urlWithQuery = (base: string, query: Readonly<Record<string, string>>): string =>
  `${base}?${new URLSearchParams(query).toString()}`;
