import { expect, test } from 'vitest';
import { byteOrderMark, csvLine } from './csv.ts';
import { readTable } from './read-table.ts';
import { tabbedCells } from './tabbed-cells.ts';

test('a written file is read back, with quotes, commas, lines and formulas in its cells', () => {
  const rows = [
    ['nombre', 'precio'],
    ['Pan "de casa", tibio', '1.200'],
    ['Dos\nlíneas', '=1+1'],
  ];
  const file = byteOrderMark + rows.map(csvLine).join('');
  expect(readTable(file)).toEqual(rows);
});

test.each([
  ['a;b\n1;2,5', ';'],
  ['a\tb\n1\t2,5', 'a tab'],
])('%j is a table with cells between %s', (text) => {
  expect(readTable(text)).toEqual([
    ['a', 'b'],
    ['1', '2,5'],
  ]);
});

test('cells of a spreadsheet with tabs, lines and quotes are written and read back', () => {
  const rows = [
    ['a', 'b'],
    ['con\ttab', 'dos\n"líneas"'],
  ];
  expect(readTable(tabbedCells(rows))).toEqual(rows);
});

test('empty lines count until the last row, and a missing quote ends with the text', () => {
  expect(readTable('a,b\n\n,\n"1,2')).toEqual([['a', 'b'], [''], ['', ''], ['1,2']]);
  expect(readTable('a,b\n1,2\n\n,\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(readTable('')).toEqual([]);
});
