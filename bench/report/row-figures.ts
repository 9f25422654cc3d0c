import type { Table } from '../lib/figure.ts';
import { type GoalId, goals } from '../lib/goals.ts';
import type { RowFigure } from './stored-runs.ts';

/**
 * Returns the figures that fill rows of the table of goals, one for each row: of several, as of
 * several brands, the one that is farthest from the goal. A figure that is no number is left out.
 */
export function rowFigures(tables: readonly Table[]): readonly RowFigure[] {
  const rows = new Map<GoalId, RowFigure>();
  for (const { value, row } of tables.flatMap(({ figures }) => figures)) {
    if (row === null || !Number.isFinite(value)) continue;
    const other = rows.get(row.id);
    if (other === undefined || isWorse(row.id, value, other.value))
      rows.set(row.id, { id: row.id, value, beside: row.beside });
  }
  return [...rows.values()];
}

const isWorse = (id: GoalId, value: number, other: number): boolean =>
  goals[id].goal.kind === 'atLeast' ? value < other : value > other;
