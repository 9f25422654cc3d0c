import { PlainError } from '../../scripts/run-script.mjs';
import { type GoalId, goals } from '../lib/goals.ts';
import { machineFacts } from '../lib/machine.ts';
import { measuredCommit } from './commit.ts';
import { readBench, storeRun } from './stored-runs.ts';

/** The file of figures that no bench can print. */
export const notedBench = 'noted';

/**
 * Stores a figure that a person read elsewhere, as the duration that `npm test` prints, beside the
 * other noted figures of this commit.
 * @throws PlainError if it is no number above 0, or if a bench prints that row.
 */
export async function noteFigure(id: GoalId, value: number): Promise<void> {
  if (!(value > 0)) throw new PlainError('A figure is a number above 0.');
  const { bench } = goals[id];
  if (bench !== null) throw new PlainError(`npm run bench -- ${bench} prints ${id}.`);
  const commit = measuredCommit();
  const source = 'noted';
  const same = readBench(notedBench).runs.find(
    (run) => run.commit === commit && run.source === source,
  );
  const others = (same?.rows ?? []).filter((row) => row.id !== id);
  storeRun(notedBench, {
    commit,
    date: new Date().toISOString().slice(0, 10),
    source,
    machine: machineFacts(),
    rows: [...others, { id, value, beside: null }],
  });
}
