import { print } from '../../scripts/run-script.mjs';
import type { Beside, Figure } from './figure.ts';
import { type Goal, type GoalId, goals } from './goals.ts';
import { recordTable } from './recorded-tables.ts';

export const atLeast = (value: number): Goal => ({ kind: 'atLeast', value });
export const atMost = (value: number): Goal => ({ kind: 'atMost', value });

export const figure = (
  what: string,
  value: number,
  unit = '',
  goal: Goal | null = null,
): Figure => ({ what, value, unit, goal, mayBeZero: goal?.value === 0, row: null });

/** A figure of the table of goals, which sets its unit and its goal. */
export const goalFigure = (
  id: GoalId,
  what: string,
  value: number,
  beside: Beside | null = null,
): Figure => ({
  ...figure(what, value, goals[id].unit, goals[id].goal),
  row: { id, beside },
});

/** The same figure, of which zero is a result. */
export const orZero = (one: Figure): Figure => ({ ...one, mayBeZero: true });

/** Returns whether a figure reaches its goal. NaN reaches none. */
export const isMet = (value: number, goal: Goal | null): boolean =>
  goal === null || (goal.kind === 'atLeast' ? value >= goal.value : value <= goal.value);

/** Formats large numbers as integers, small ones with significant digits. */
export const shown = (value: number): string => {
  if (Number.isNaN(value)) return '–';
  if (Math.abs(value) >= 1_000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3)));
};

const verdict = (row: Figure): string => {
  if (row.goal === null) return '';
  const goal = `${row.goal.kind === 'atLeast' ? '>=' : '<='} ${shown(row.goal.value)}`;
  return `${goal.padEnd(10)} ${isMet(row.value, row.goal) ? 'ok' : 'SHORT'}`;
};

/**
 * Prints a table of figures with their goals, and records it. A missed goal is marked and never
 * fails the run.
 */
export function printFigures(title: string, figures: readonly Figure[]): void {
  recordTable({ title, figures });
  print(`\n${title}`);
  const width = Math.max(...figures.map(({ what }) => what.length)) + 2;
  for (const row of figures)
    print(
      `  ${row.what.padEnd(width)}${shown(row.value).padStart(9)} ${row.unit.padEnd(6)} ${verdict(row)}`.trimEnd(),
    );
  const withGoal = figures.filter(({ goal }) => goal !== null);
  const met = withGoal.filter(({ value, goal }) => isMet(value, goal));
  if (withGoal.length > 0) print(`  ${met.length} of ${withGoal.length} goals met`);
}
