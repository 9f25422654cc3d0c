import type { CorrectionFacts } from '@comanda/domain/order/correction.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { BoardRow } from './board.rows.ts';

/** Returns the facts of an order that decide whether its last move may be taken back. */
export const correctionFactsOf = (row: BoardRow): CorrectionFacts => ({
  status: row.status,
  movedAt: instantOf(row.timeline.findLast(({ status }) => status === row.status)?.at ?? null),
  isCodeUsed: row.has_typed_code,
  isWithRider: row.is_with_rider,
});
