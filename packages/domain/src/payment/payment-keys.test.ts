import { expect, test } from 'vitest';
import { endOfKey, fateOfKeys, isKeyText } from './payment-keys.ts';

test.each([
  ['works', 'use'],
  ['notTried', 'use'],
  ['noAnswer', 'wait'],
  ['refused', 'drop'],
] as const)('keys whose trial says %s: %s', (result, fate) => {
  expect(fateOfKeys(result)).toBe(fate);
});

test('the end of a key is told from sixteen characters on', () => {
  expect(endOfKey('abcdefghijkl3456')).toBe('3456');
  expect(endOfKey('abcdefghijkl345')).toBeNull();
  expect(endOfKey('')).toBeNull();
});

test.each([
  ['abc', true],
  ['PTZ/Mi tienda', true],
  ['', false],
  [' abc', false],
  ['abc ', false],
  ['abc\ndef', false],
  ['contraseña', false],
])('%j is a key or not: %s', (text, is) => {
  expect(isKeyText(text)).toBe(is);
});
