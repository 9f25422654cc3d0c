import { expect, test } from 'vitest';
import { type ChartId, charts, type GoalId, goals } from '../lib/goals.ts';
import { scaleParts } from '../scale/parts.ts';
import { benches } from './benches.ts';
import { drawChart, rowsOf } from './draw-chart.ts';
import type { Point } from './goal-history.ts';

const point = (id: GoalId, value: number, commit: string): Point => ({
  figure: { id, value, beside: { ours: value * 400, yardstick: 400, unit: '/s' } },
  run: { commit, date: '2026-11-20', source: 'measured', machine: null, rows: [] },
});

test('a chart names each row with its yardstick, its goal, and whether it is met', () => {
  const svg = drawChart('menu', (id) => [point(id, id === 'menuPage' ? 0.5 : 1, 'abc12345')]);
  for (const id of rowsOf('menu')) expect(svg).toContain(`${goals[id].title}, beside`);
  expect(svg).toContain('0.5, goal ≥ 0.95: missed');
  expect(svg).toContain('1, goal ≥ 0.95: met');
  expect(svg).toContain('Comanda 200 /s');
  expect(svg).toContain(
    'Noted on another day, on two cores (November 2026): Vendure 366–416 menus/s.',
  );
});

test('the history has a point for each commit', () => {
  const svg = drawChart('neighbours', (id) => [
    point(id, 2, 'aaaaaaaa'),
    point(id, 1.5, 'bbbbbbbb'),
  ]);
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg).toContain('aaaaaaaa');
  expect(svg).toContain('bbbbbbbb');
});

test('a row without a figure says so', () => {
  expect(drawChart('tests', () => [])).toContain('not measured yet');
});

test('every row has a chart, and every bench that a row names runs', () => {
  const drawn = (Object.keys(charts) as ChartId[]).flatMap(rowsOf);
  expect(drawn.toSorted()).toEqual(Object.keys(goals).toSorted());
  const parts = scaleParts.map(({ name }) => `scale-${name}`);
  const names = new Set([...benches.map(({ name }) => name), ...parts]);
  const named = Object.values(goals).flatMap(({ bench }) => bench ?? []);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
