import { expect, test } from 'vitest';
import { findJsonFault } from './find-json-fault.ts';

test.each([
  ['a comma after the last item', '[\n  1,\n]', { line: 3, column: 1 }],
  ['a comma after the last key', '{"a": 1,\n}', { line: 2, column: 1 }],
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', { line: 3, column: 3 }],
  ['a missing colon', '{\n  "a" 1\n}', { line: 2, column: 7 }],
  ['a key without quotes', '{\n  a: 1\n}', { line: 2, column: 3 }],
  ['single quotes', "{\n  'a': 1\n}", { line: 2, column: 3 }],
  ['a comment', '[\n  // nota\n  1\n]', { line: 2, column: 3 }],
  ['a number with a leading zero', '[\n  01\n]', { line: 2, column: 4 }],
  ['a line end inside of a text', '["a\nb"]', { line: 1, column: 2 }],
  ['a wrong bracket', '[\n  {"a": 1]\n]', { line: 2, column: 10 }],
  ['a text that breaks off', '[\n  {"a": 1},\n', { line: 3, column: 1 }],
  ['words after the end', '[]\nx', { line: 2, column: 1 }],
  ['an empty file', '', { line: 1, column: 1 }],
])('%s is found at its line and column', (_what, text, position) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(findJsonFault(text)).toEqual(position);
});

test('valid JSON is read to its end', () => {
  const text = JSON.stringify(
    { a: [1, -2.5e3, true, null, {}, [], 'x"\\ñ'], b: { c: '' } },
    null,
    2,
  );
  expect(findJsonFault(text)).toEqual({ line: text.split('\n').length, column: 2 });
});
