import { accept, refuse } from '@comanda/domain/result.ts';
import * as v from 'valibot';
import type { CircuitBreaker } from '../platform/calls/circuit-breaker.ts';
import type { CallProvider, ProviderCall } from '../platform/calls/provider-call.ts';
import type { ServiceResult } from './address-service.ts';

type ServiceRequest = Pick<ProviderCall, 'url'> &
  Partial<Pick<ProviderCall, 'method' | 'headers' | 'body'>>;
/**
 * Calls the service once, without a retry, because a shopper is typing. The value is null if the
 * service answers 404.
 */
type CallServiceOnce = <Schema extends v.GenericSchema>(
  call: ServiceRequest,
  schema: Schema,
) => Promise<ServiceResult<v.InferOutput<Schema> | null>>;
export type CallService = CallServiceOnce & { isDown(): boolean };

/**
 * Calls the service unless the circuit breaker is open. A malformed response counts as a failure.
 */
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

/** Joins a URL and its query. Each part is encoded, so that its value cannot add another part. */
export const urlWithQuery = (base: string, query: Readonly<Record<string, string>>): string =>
  `${base}?${new URLSearchParams(query).toString()}`;
