import { print } from '../../scripts/run-script.mjs';

/** A measured figure, as printed. `goal` null: for information. */
export type Figure = {
  what: string;
  value: number;
  unit: string;
  goal: { kind: 'atLeast' | 'atMost'; value: number } | null;
};

export const atLeast = (value: number): Figure['goal'] => ({ kind: 'atLeast', value });
export const atMost = (value: number): Figure['goal'] => ({ kind: 'atMost', value });
export const figure = (
  what: string,
  value: number,
  unit = '',
  goal: Figure['goal'] = null,
): Figure => ({ what, value, unit, goal });

const isMet = ({ value, goal }: Figure): boolean =>
  goal === null || (goal.kind === 'atLeast' ? value >= goal.value : value <= goal.value);

/** Formats large numbers as integers, small ones with significant digits. */
const shown = (value: number): string => {
  if (Number.isNaN(value)) return '–';
  if (Math.abs(value) >= 1_000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3)));
};

const verdict = (row: Figure): string => {
  if (row.goal === null) return '';
  const goal = `${row.goal.kind === 'atLeast' ? '>=' : '<='} ${shown(row.goal.value)}`;
  return `${goal.padEnd(10)} ${isMet(row) ? 'ok' : 'SHORT'}`;
};

/** Prints a table of figures with their goals. A missed goal is marked and never fails the run. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  print(`\n${title}`);
  const width = Math.max(...figures.map(({ what }) => what.length)) + 2;
  for (const row of figures)
    print(
      `  ${row.what.padEnd(width)}${shown(row.value).padStart(9)} ${row.unit.padEnd(6)} ${verdict(row)}`.trimEnd(),
    );
  const goals = figures.filter(({ goal }) => goal !== null);
  if (goals.length > 0) print(`  ${goals.filter(isMet).length} of ${goals.length} goals met`);
}
