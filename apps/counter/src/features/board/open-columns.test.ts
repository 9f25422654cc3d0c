import type { BoardColumn } from '@comanda/domain/counter/board-column.ts';
import { expect, test } from 'vitest';
import { columnPlaces, noChoice, openColumns, togglesColumn } from './open-columns.ts';

const room = { board: 1_144, column: 240, strip: 96 };
const none = { new: 0, kitchen: 0, ready: 0, onTheWay: 0, later: 0 };
const open = (counts: Partial<Record<BoardColumn, number>>, changes: object = {}) =>
  openColumns({ counts: { ...none, ...counts }, choice: noChoice, room, ...changes });
const all = { new: 9, kitchen: 3, ready: 1, onTheWay: 1, later: 1 };

test('busy columns are open and empty ones are strips; an empty board shows the new orders', () => {
  expect(open({ new: 9 })).toEqual(['new']);
  expect(open({ new: 9, ready: 1 })).toEqual(['new', 'ready']);
  expect(open({})).toEqual(['new']);
});

test('where not all busy columns find room the first are open, and one that staff unfolds stays', () => {
  expect(open(all)).toEqual(['new', 'kitchen', 'ready', 'onTheWay']);
  const choice = togglesColumn(noChoice, 'later', false);
  expect(open(all, { choice })).toEqual(['new', 'kitchen', 'ready', 'later']);
  expect(open(all, { room: { ...room, board: 100 } })).toEqual(['new']);
});

test('strips side by side stand on one another, and an open column takes the whole height', () => {
  const { places, widths } = columnPlaces(['new', 'ready']);
  expect(widths).toEqual(['open', 'strip', 'open', 'strip']);
  expect(places.ready).toEqual({ column: 3, row: 1, rows: 12 });
  expect(places.onTheWay).toEqual({ column: 4, row: 1, rows: 6 });
  expect(places.later).toEqual({ column: 4, row: 7, rows: 6 });
});

test('a folded column stays a strip until staff unfolds it, but never the one of new orders', () => {
  const folded = togglesColumn(noChoice, 'kitchen', true);
  expect(open({ new: 1, kitchen: 5 }, { choice: folded })).toEqual(['new']);
  const again = togglesColumn(folded, 'kitchen', false);
  expect(open({ new: 1, kitchen: 5 }, { choice: again })).toEqual(['new', 'kitchen']);
  const newFolded = togglesColumn(noChoice, 'new', true);
  expect(open({ new: 1, kitchen: 5 }, { choice: newFolded })).toEqual(['new', 'kitchen']);
});
