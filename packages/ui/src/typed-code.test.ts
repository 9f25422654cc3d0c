import { expect, test } from 'vitest';
import { typedCode } from './typed-code.ts';

test.each([
  ['123 456', 6, '123456'],
  ['  12-34-56\n', 6, '123456'],
  ['Tu código: 409118', 6, '409118'],
  ['１２３４５６', 6, '123456'],
  ['1234567', 6, '123456'],
  ['abcd efgh jk', 10, 'ABCDEFGHJK'],
])('%j in a field of %i characters is %s', (text, length, code) => {
  expect(typedCode(text, length)).toBe(code);
});
