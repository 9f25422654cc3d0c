import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merchantRefOf } from './merchant-ref.ts';

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

test('a reference is lower-case base32 as in RFC 4648', () => {
  expect(merchantRefOf(new Uint8Array(16))).toBe('a'.repeat(26));
  expect(merchantRefOf(new TextEncoder().encode('foobarfoobarfoob'))).toBe(
    'mzxw6ytbojtg633cmfzgm33pmi',
  );
});

test('a reference has 26 characters that every provider accepts', () => {
  fc.assert(fc.property(bytes, (random) => /^[a-z2-7]{26}$/.test(merchantRefOf(random))));
});

test('other bytes give another reference', () => {
  fc.assert(
    fc.property(
      bytes,
      bytes,
      (a, b) => (merchantRefOf(a) === merchantRefOf(b)) === (a.join() === b.join()),
    ),
  );
});

test('too few bytes throw', () => {
  expect(() => merchantRefOf(new Uint8Array(15))).toThrow(RangeError);
});
