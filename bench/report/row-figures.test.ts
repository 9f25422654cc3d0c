import { expect, test } from 'vitest';
import { figure, goalFigure } from '../lib/figures.ts';
import { rowFigures } from './row-figures.ts';

test('of several brands, the figure farthest from the goal fills the row', () => {
  const tables = [0.9, 0.7, 0.8].map((ratio) => ({
    title: '',
    figures: [goalFigure('menuPage', 'ratio', ratio), goalFigure('lcp', 'ratio', ratio)],
  }));
  expect(rowFigures(tables)).toEqual([
    { id: 'menuPage', value: 0.7, beside: null },
    { id: 'lcp', value: 0.9, beside: null },
  ]);
});

test('figures without a row, and those that are no number, fill none', () => {
  const figures = [figure('p50', 3, 'ms'), goalFigure('menuPage', 'ratio', Number.NaN)];
  expect(rowFigures([{ title: '', figures }])).toEqual([]);
});
