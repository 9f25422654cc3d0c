import { decideMs } from '@comanda/domain/courier/undelivered.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { awaitDecision } from '../../features/delivery/decision-rows.ts';
import { tellOrder } from '../../platform/db/tell-order.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { endUndeliveredJob } from './delivery-jobs.ts';

/** Nobody brings a locked order: a person has half an hour to find a way, and its shopper is told until when. `now` in milliseconds. */
export async function leaveToPerson(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const decideBy = now + decideMs;
  await awaitDecision(tx, orderId, new Date(decideBy).toISOString(), endUndeliveredJob(tx.tenantId, orderId, decideBy));
  await tellOrder(tx, orderId);
}
