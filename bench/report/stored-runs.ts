import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';
import type { Beside, Table } from '../lib/figure.ts';
import type { GoalId } from '../lib/goals.ts';
import type { Machine } from '../lib/machine.ts';

/** A figure of the table of goals: of several in a run the worst. `unit`: of `beside`. */
export type RowFigure = { id: GoalId; value: number; beside: Beside | null };

/**
 * One run of a bench at a commit. `source`: `measured` by the bench, or the place from which a
 * person took the figures. `machine` null: nobody noted it.
 */
export type StoredRun = {
  commit: string;
  date: string;
  source: string;
  machine: Machine | null;
  rows: readonly RowFigure[];
};

/** The file of a bench in docs/benchmarks: all tables of its last run, and its runs by commit. */
export type StoredBench = {
  bench: string;
  seconds: number | null;
  tables: readonly Table[];
  runs: readonly StoredRun[];
};

export const chartsFolder = join(root, 'docs', 'benchmarks');
const fileOf = (bench: string): string => join(chartsFolder, `${bench}.json`);

/** Returns what is stored of a bench; empty if it never ran. NaN is stored as null. */
export function readBench(bench: string): StoredBench {
  const file = fileOf(bench);
  if (!existsSync(file)) return { bench, seconds: null, tables: [], runs: [] };
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Stores a run. It replaces an earlier one of the same commit and source, so that a run on a quiet
 * machine replaces one on a busy machine.
 */
export function storeRun(
  bench: string,
  run: StoredRun,
  last: Pick<StoredBench, 'seconds' | 'tables'> = readBench(bench),
): void {
  const earlier = readBench(bench).runs.filter(
    ({ commit, source }) => commit !== run.commit || source !== run.source,
  );
  const stored = { bench, seconds: last.seconds, tables: last.tables, runs: [...earlier, run] };
  mkdirSync(chartsFolder, { recursive: true });
  writeFileSync(fileOf(bench), `${JSON.stringify(stored, withFewDigits, 2)}\n`);
}

/** Six significant digits: more are noise, and would change a line of the file at each run. */
const withFewDigits = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value;
