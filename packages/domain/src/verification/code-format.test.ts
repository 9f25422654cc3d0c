import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeLengths, codeOf, normalCode } from './code-format.ts';

const bits = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

test('a code has six digits, or ten characters without those that look alike', () => {
  fc.assert(
    fc.property(bits, (random) => {
      expect(codeOf(random, codeLengths.short)).toMatch(/^\d{6}$/);
      expect(codeOf(random, codeLengths.long)).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    }),
  );
  expect(codeOf(42n, codeLengths.short)).toBe('000042');
  expect(codeOf(2n ** 50n - 1n, codeLengths.long)).toBe('ZZZZZZZZZZ');
});

test('a code is read however it is pasted: spaces, hyphens, small letters, O for 0, I or L for 1', () => {
  fc.assert(
    fc.property(bits, fc.constantFrom(' ', '-', '\u00a0', '–', ''), (random, gap) => {
      for (const length of Object.values(codeLengths)) {
        const code = codeOf(random, length);
        const typed = ` ${code.slice(0, 3).toLowerCase()}${gap}${code.slice(3)}\n`
          .replaceAll('0', 'o')
          .replaceAll('1', 'l');
        expect(normalCode(typed)).toBe(code);
      }
    }),
  );
  expect(normalCode('１２３ ４５６')).toBe('123456');
});

test.each(['', '12345', '1234567', 'ABCDEF', '123456789U', '12345678901', '12.456'])(
  '%j is no code',
  (typed) => {
    expect(normalCode(typed)).toBeNull();
  },
);
