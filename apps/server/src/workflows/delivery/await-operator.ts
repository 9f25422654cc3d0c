import { operatorDecisionMs } from '@comanda/domain/courier/undelivered.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { saveDecisionDeadline } from '../../features/delivery/decision-deadline.ts';
import { publishOrderChange } from '../../platform/db/publish-order-change.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { cancelUndeliveredOrderJob } from './delivery-jobs.ts';

/** Nobody brings a locked order: a person has half an hour to find a way, and its shopper is told until when. `now` in milliseconds. */
export async function awaitOperator(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const decideBy = now + operatorDecisionMs;
  await saveDecisionDeadline(
    tx,
    orderId,
    new Date(decideBy).toISOString(),
    cancelUndeliveredOrderJob(tx.tenantId, orderId, decideBy),
  );
  await publishOrderChange(tx, orderId);
}
