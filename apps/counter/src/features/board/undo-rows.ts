import type { PendingTap } from '../../counter/taps/tap-list.ts';

/** More taps than that without an answer are one row, which leaves the orders in sight. */
const mostUnsentRows = 2;

/**
 * Returns the taps that have a row of their own, and the number of those without an answer that
 * share one; null: none do. docs/rules/counter-board.md#taps-without-an-answer.
 */
export function undoRows(pending: readonly PendingTap[]): {
  rows: readonly PendingTap[];
  inOneRow: number | null;
} {
  const answerable = pending.filter(({ stage }) => stage !== 'unsent');
  const inOneRow = pending.length - answerable.length;
  return inOneRow > mostUnsentRows
    ? { rows: answerable, inOneRow }
    : { rows: pending, inOneRow: null };
}
