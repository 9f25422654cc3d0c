import type { CircuitBreaker } from './circuit-breaker.ts';
import type { CallProvider, ProviderAnswer } from './provider-call.ts';

/** Tells the breaker of each call whether the service works; a refusal is an answer of one that does, silence and 5xx are not. */
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

/** The same where what is no JSON is no answer either. */
export const isJsonAnswer = (answer: ProviderAnswer): boolean =>
  isAnswered(answer) && answer.kind === 'answer' && answer.body !== undefined;
