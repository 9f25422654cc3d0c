import { operatorDecisionMs } from '@comanda/domain/courier/operator-decision.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { saveDecisionDeadline } from './decision-deadline.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { cancelUndeliveredOrderJob } from './cancel-undelivered-order.job.ts';

/**
 * Gives the operator half an hour to decide about a locked order that no courier brings, and shows
 * the shopper the deadline. `now` in milliseconds.
 */
export async function awaitOperator(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const decideBy = now + operatorDecisionMs;
  await saveDecisionDeadline(
    tx,
    orderId,
    isoOf(decideBy),
    cancelUndeliveredOrderJob.due(decideBy, { tenantId: tx.tenantId, orderId }, decideBy),
  );
  await publishOrderChange(tx, orderId);
}
