import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';

/** The last answer. `key` names what was read, such as the store and the day. */
export type ReadingState<T> = { key: string; value: T | null; refusal: Refusal | null };

export const nothingRead = (key: string): ReadingState<never> => ({
  key,
  value: null,
  refusal: null,
});

/**
 * Returns the state after an answer about `key`. A failure keeps the value of the same key and names
 * its refusal. An answer without a body, where there has to be one, counts as broken.
 */
export function afterRead<T>(
  before: ReadingState<T>,
  key: string,
  outcome: Result<T | null, Refusal>,
): ReadingState<T> {
  const refusal = outcome.ok ? refusalOf('DEFAULT') : outcome.error;
  if (!outcome.ok || outcome.value === null)
    return { key, value: before.key === key ? before.value : null, refusal };
  return { key, value: outcome.value, refusal: null };
}
