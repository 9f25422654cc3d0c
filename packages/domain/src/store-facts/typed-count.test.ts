import { expect, test } from 'vitest';
import { mostCounted } from './store-fact.ts';
import { typedCount, withTypedDigit } from './typed-count.ts';

const typed = (keys: string): string => [...keys].reduce(withTypedDigit, '');

test('the keypad counts what its keys say, and nothing before the first key', () => {
  expect(typedCount('')).toBeNull();
  expect(typedCount(typed('12'))).toBe(12);
  expect(typedCount(typed('0'))).toBe(0);
});

test('a leading zero gives way to the next digit', () => {
  expect(typed('007')).toBe('7');
});

test('a digit too many is not taken: the count stays at its most', () => {
  expect(typedCount(typed('9999'))).toBe(mostCounted);
  expect(typedCount(typed('99991'))).toBe(mostCounted);
});
