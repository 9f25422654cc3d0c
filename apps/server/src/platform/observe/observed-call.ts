import { type Breaker, createBreaker } from '../calls/breaker.ts';
import type { CallProvider, ProviderAnswer } from '../calls/provider-call.ts';
import { count, raise, readGauge } from './measures.ts';
import { inSpan } from './spans.ts';
import { currentRequestId } from './trace-context.ts';

/** What came of a call, as a label: the class of its status, or why no answer came. */
const outcomeOf = (answer: ProviderAnswer): string => (answer.kind === 'silence' ? answer.why : `${Math.floor(answer.status / 100)}xx`);

/** Counts the calls to a service with their time, and takes the request's id there as `X-Request-Id`. `service`: a name of ours. */
export const observed =
  (service: string, call: CallProvider): CallProvider =>
  (request) =>
    inSpan(
      { name: `call ${service}`, kind: 'client' },
      () => measured(service, call, request),
      (answer) => ({
        attributes: { 'http.request.method': request.method, 'comanda.service': service, 'comanda.outcome': outcomeOf(answer) },
        isError: answer.kind === 'silence' || answer.status >= 500,
      }),
    );

async function measured(service: string, call: CallProvider, request: Parameters<CallProvider>[0]): Promise<ProviderAnswer> {
  const begun = performance.now();
  const requestId = currentRequestId();
  const answer = await call({ ...request, headers: { ...request.headers, ...(requestId === null ? {} : { 'x-request-id': requestId }) } });
  const seconds = (performance.now() - begun) / 1_000;
  count('comanda_outside_calls_total', { service, outcome: outcomeOf(answer) });
  count('comanda_outside_call_seconds_sum', { service }, seconds);
  raise('comanda_outside_call_seconds_max', { service }, seconds);
  return answer;
}

/** A breaker whose state operators see. */
export function observedBreaker(service: string, now: () => number): Breaker {
  const breaker = createBreaker(now);
  readGauge('comanda_breaker_open', { service }, () => Number(breaker.isDown()));
  return breaker;
}
