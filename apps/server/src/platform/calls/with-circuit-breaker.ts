import type { CircuitBreaker } from './circuit-breaker.ts';
import type { CallProvider, ProviderAnswer } from './provider-call.ts';

/**
 * Reports the outcome of each call to the breaker: silence and 5xx are failures, a refusal (4xx) is
 * a success.
 */
export const withCircuitBreaker =
  (
    call: CallProvider,
    breaker: CircuitBreaker,
    isWorking: (answer: ProviderAnswer) => boolean = isAnswered,
  ): CallProvider =>
  async (request) => {
    const answer = await call(request);
    if (isWorking(answer)) breaker.succeeded();
    else breaker.failed();
    return answer;
  };

const isAnswered = (answer: ProviderAnswer): boolean =>
  answer.kind === 'answer' && answer.status < 500;

/**
 * Like `isAnswered`, but an answer without a JSON body is a failure too, unless its status says
 * that there is none (204).
 */
export const isJsonAnswer = (answer: ProviderAnswer): boolean =>
  isAnswered(answer) &&
  answer.kind === 'answer' &&
  (answer.body !== undefined || answer.status === 204);
