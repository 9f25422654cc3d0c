import { mostCounted } from './store-fact.ts';

/**
 * Returns the digits after one more key: a leading zero is replaced, and a digit that would make
 * the count larger than {@link mostCounted} is not taken.
 * docs/rules/counter-store.md#count-of-units-at-the-counter.
 */
export function withTypedDigit(typed: string, digit: string): string {
  const next = typed === '0' ? digit : typed + digit;
  return Number(next) > mostCounted ? typed : next;
}

/** The count that the digits say; null: nothing is typed yet. */
export const typedCount = (typed: string): number | null => (typed === '' ? null : Number(typed));
