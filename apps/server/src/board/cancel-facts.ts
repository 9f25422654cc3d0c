import type { CancelFacts } from '@comanda/domain/counter/cancel-order.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { BoardRow } from './board.rows.ts';

/** Returns the facts of an order that decide about its cancellation. */
export const cancelFactsOf = (row: BoardRow): CancelFacts => ({
  status: row.status,
  dispatchMethod: row.dispatch_method,
  paymentStatus: row.payment_status,
  total: row.total,
  expectedAt: instantOf(row.dispatch_method === 'in_store' ? row.ready_at : row.estimated_at),
  since: instantOf(row.timeline.findLast(({ status }) => status === row.status)?.at ?? null),
});
