import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merchantRefOf } from './merchant-ref.ts';

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

test('base32 as RFC 4648 writes it, in lower case', () => {
  expect(merchantRefOf(new Uint8Array(16))).toBe('a'.repeat(26));
  expect(merchantRefOf(new TextEncoder().encode('foobarfoobarfoob'))).toBe(
    'mzxw6ytbojtg633cmfzgm33pmi',
  );
});

test('26 characters that every provider takes', () => {
  fc.assert(fc.property(bytes, (random) => /^[a-z2-7]{26}$/.test(merchantRefOf(random))));
});

test('other bytes, another reference', () => {
  fc.assert(
    fc.property(
      bytes,
      bytes,
      (a, b) => (merchantRefOf(a) === merchantRefOf(b)) === (a.join() === b.join()),
    ),
  );
});

test('too few bytes are our bug', () => {
  expect(() => merchantRefOf(new Uint8Array(15))).toThrow(RangeError);
});
