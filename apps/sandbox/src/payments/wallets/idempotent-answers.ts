import type { ProviderResponse } from '../../http/provider-response.ts';

/**
 * The answer to a key that came before: the first answer for the same body, `reused` for another
 * body, null for a new key.
 */
export type IdempotentAnswers = {
  answerTo(key: string, rawBody: string): ProviderResponse | 'reused' | null;
  keep(key: string, rawBody: string, answer: ProviderResponse): void;
};

const maxKeys = 10_000;

/**
 * Remembers the answers that a wallet gave to its idempotency keys. Refusals are not kept: the
 * caller may correct them.
 */
export function createIdempotentAnswers(): IdempotentAnswers {
  const kept = new Map<string, { rawBody: string; answer: ProviderResponse }>();
  return {
    answerTo: (key, rawBody) => {
      const first = kept.get(key);
      if (first === undefined) return null;
      return first.rawBody === rawBody ? first.answer : 'reused';
    },
    keep: (key, rawBody, answer) => {
      if (answer.status >= 400) return;
      const [oldest] = kept.size < maxKeys ? [] : kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, { rawBody, answer });
    },
  };
}
