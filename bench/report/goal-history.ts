import { type GoalId, goals } from '../lib/goals.ts';
import { notedBench } from './note-figure.ts';
import { type RowFigure, readBench, type StoredRun } from './stored-runs.ts';

/** A row's figure in one run. */
export type Point = { figure: RowFigure; run: StoredRun };

/** Returns the stored figures of a row, the oldest first. */
export function historyOf(id: GoalId): readonly Point[] {
  const runs = [goals[id].bench ?? notedBench, notedBench].flatMap((name) => readBench(name).runs);
  const points = [...new Set(runs)].flatMap((run) =>
    run.rows.flatMap((figure) => (figure.id === id ? [{ figure, run }] : [])),
  );
  return points.sort((a, b) => a.run.date.localeCompare(b.run.date));
}
