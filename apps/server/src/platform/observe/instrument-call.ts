import { type CircuitBreaker, createCircuitBreaker } from '../calls/circuit-breaker.ts';
import type { CallProvider, ProviderAnswer } from '../calls/provider-call.ts';
import { observeSeconds } from './histograms.ts';
import { incrementCounter, registerGauge } from './process-metrics.ts';
import { inSpan } from './spans.ts';
import { currentRequestId } from './trace-context.ts';

/**
 * Returns the outcome of a call as a label: the class of its status, or the reason why there was no
 * answer.
 */
const outcomeOf = (answer: ProviderAnswer): string =>
  answer.kind === 'noAnswer' ? answer.reason : `${Math.floor(answer.status / 100)}xx`;

/**
 * Counts the calls to a service and their duration, and sends the request id as `X-Request-Id`.
 * `service`: our name of the service.
 */
export const instrumentCall =
  (service: string, call: CallProvider): CallProvider =>
  (request) =>
    inSpan(
      { name: `call ${service}`, kind: 'client' },
      () => countCall(service, call, request),
      (answer) => ({
        attributes: {
          'http.request.method': request.method,
          'comanda.service': service,
          'comanda.outcome': outcomeOf(answer),
        },
        isError: answer.kind === 'noAnswer' || answer.status >= 500,
      }),
    );

async function countCall(
  service: string,
  call: CallProvider,
  request: Parameters<CallProvider>[0],
): Promise<ProviderAnswer> {
  const startedAt = performance.now();
  const requestId = currentRequestId();
  const answer = await call({
    ...request,
    headers: { ...request.headers, ...(requestId === null ? {} : { 'x-request-id': requestId }) },
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  incrementCounter('comanda_provider_calls_total', { service, outcome: outcomeOf(answer) });
  observeSeconds('comanda_provider_call_seconds', { service }, seconds);
  return answer;
}

/** Creates a circuit breaker whose state is a gauge. */
export function instrumentBreaker(service: string, now: () => number): CircuitBreaker {
  const breaker = createCircuitBreaker(now);
  registerGauge('comanda_breaker_open', { service }, () => Number(breaker.isOpen()));
  return breaker;
}
