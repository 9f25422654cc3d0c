import type { Goal, GoalId } from './goals.ts';

/**
 * The two measurements behind a ratio, in their own unit. `ours` is the product's, `yardstick` the
 * one of the same run.
 */
export type Beside = { ours: number; yardstick: number; unit: string };

/**
 * A measured figure: it is printed and stored as it stands here. `goal` null: for information.
 * `mayBeZero`: zero is a result; elsewhere a zero means that nothing was measured. `row`: the row
 * of the table of goals that the figure fills.
 */
export type Figure = {
  what: string;
  value: number;
  unit: string;
  goal: Goal | null;
  mayBeZero: boolean;
  row: { id: GoalId; beside: Beside | null } | null;
};

/** The figures of one printed table. */
export type Table = { title: string; figures: readonly Figure[] };
