import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('values are quoted as RFC 4180 says', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\r\nlines', '', 'ñ'])).toBe(
    '"a,b","say ""hi""","two\r\nlines",,ñ\r\n',
  );
});

test.each(['=1+1', '+56', '-cmd', '@SUM(A1)', '\t=1', '\r=1'])(
  'a spreadsheet runs no text as a formula: %j',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/u);
  },
);

test('numbers stay numbers, also below zero', () => {
  expect(csvLine([-12.5, 0, 3])).toBe('-12.5,0,3\r\n');
});
