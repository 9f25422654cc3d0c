import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';

/** The last answer. `key` names what was read, such as the store and the day. */
export type ReadingState<T> = { key: string; value: T | null; refusal: Refusal | null };

/** Joins an answer to what is known, where an event may have told something newer. */
export type Merge<T> = (known: T, fresh: T) => T;

export const nothingRead = (key: string): ReadingState<never> => ({
  key,
  value: null,
  refusal: null,
});

/**
 * Returns the state after an answer about `key`. A failure keeps the value of the same key and
 * names its refusal. An answer without a body, where there has to be one, counts as broken.
 */
export function afterRead<T>(
  before: ReadingState<T>,
  key: string,
  outcome: Result<T | null, Refusal>,
  merge: Merge<T> = (_, fresh) => fresh,
): ReadingState<T> {
  const refusal = outcome.ok ? refusalOf('DEFAULT') : outcome.error;
  const known = before.key === key ? before.value : null;
  if (!outcome.ok || outcome.value === null) return { key, value: known, refusal };
  const value = known === null ? outcome.value : merge(known, outcome.value);
  return { key, value, refusal: null };
}
