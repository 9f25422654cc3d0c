import { expect, test } from 'vitest';
import { shownLines } from './shown-lines.ts';

const line = (name: string, options: number, note = '') => ({
  quantity: 2,
  removed: 0,
  name,
  options: Array.from({ length: options }, (_, at) => ({
    name: `Opción ${at}`,
    quantity: 1,
    depth: 0 as const,
  })),
  note,
  warns: false,
});
const names = (card: Parameters<typeof shownLines>[0]) =>
  shownLines(card).shown.map(({ name }) => name);

test('a card shows every dish with its options, and hides the last ones of a really long order', () => {
  const whole = [line('A', 4), line('B', 3, 'Sin sal'), line('C', 1)];
  expect(shownLines({ column: 'new', lines: whole })).toEqual({ shown: whole, hiddenUnits: 0 });
  const long = [...whole, line('D', 0)];
  expect(names({ column: 'new', lines: long })).toEqual(['A', 'B']);
  expect(shownLines({ column: 'new', lines: long }).hiddenUnits).toBe(4);
  expect(shownLines({ column: 'kitchen', lines: long }).hiddenUnits).toBe(0);
});

test('a dish with more options than a card has rows is shown all the same', () => {
  expect(names({ column: 'ready', lines: [line('A', 9), line('B', 0)] })).toEqual(['A']);
  expect(names({ column: 'ready', lines: [line('A', 9)] })).toEqual(['A']);
});
