import { requestDeliveryAt } from '@comanda/domain/courier/request-delivery-at.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { acceptReadyTime } from '@comanda/domain/order/ready-time.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import { saveReadyTime } from './change-ready-time.rows.ts';
import { mustAccept } from '../store/must-accept.rows.ts';
import { findOrder } from './find-orders.rows.ts';
import type { LockedOrder } from './move-order.rows.ts';
import type { OrderRow } from './order.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { dispatchDeliveryJob } from '../delivery/dispatch-delivery.job.ts';
import { sendReadyTimeJob } from './send-ready-time.job.ts';

/**
 * A ready time that the restaurant reports for a locked order; `readyAt` and `now` in milliseconds.
 */
type ReportedReadyTime = { id: OrderId; readyAt: number; now: number };

/**
 * Stores the ready time that the restaurant reports for a locked order. Updates the shopper's
 * estimate and adds jobs in the caller's transaction: the mail for an order that had no time, and
 * the dispatch. Does nothing once the food is ready. Refused: INVALID_PARAMETER for an impossible
 * time.
 */
export async function confirmReadyTime(
  tx: Tx,
  { id, readyAt, now }: ReportedReadyTime,
): Promise<Result<null, Refusal>> {
  const row = await findOrder(tx, id);
  if (!row || row.status === 'ready' || row.status === 'inTransit' || hasOrderEnded(row.status))
    return accept(null);
  const current = instantOf(row.ready_at);
  const accepted = acceptReadyTime(readyAt, {
    now,
    current,
    isPromised: row.ready_confirmed || row.scheduled_at !== null,
  });
  if (!accepted.ok)
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'ready_at', reason: accepted.error }));
  if (accepted.value === current && row.ready_confirmed) return accept(null);
  await saveReadyTime(tx, { id, readyAt: isoOf(accepted.value), isConfirmed: true });
  await enqueue(tx, [
    ...(current === null
      ? [sendReadyTimeJob.due(now, { tenantId: tx.tenantId, orderId: id })]
      : []),
    ...dispatchJobs(tx, row, accepted.value, now),
  ]);
  return accept(null);
}

/**
 * Sets the ready time of a locked order whose food is ready, if the order had none. Returns the
 * order as it was before; null: there is none. `now` in milliseconds.
 */
export async function saveReadyNow(tx: Tx, id: OrderId, now: number): Promise<OrderRow | null> {
  const row = await findOrder(tx, id);
  if (row?.ready_at === null)
    await saveReadyTime(tx, { id, readyAt: isoOf(now), isConfirmed: true });
  return row ?? null;
}

/**
 * Marks the food of a locked order as ready now: sets the ready time if the order had none, and
 * requests the courier if that was not due before. Asks nothing about an order with a ready time
 * that its shopper collects. `now` in milliseconds.
 */
export async function setReadyNow(
  tx: Tx,
  { id, dispatch_method, ready_at }: LockedOrder,
  now: number,
): Promise<void> {
  if (dispatch_method === 'in_store' && ready_at !== null) return;
  const row = await saveReadyNow(tx, id, now);
  if (!row) return;
  const askAt = requestDeliveryAt({
    readyAt: instantOf(row.ready_at),
    isReady: false,
    isAwaited: false,
  });
  if (askAt === null || askAt > now) await enqueue(tx, dispatchJobs(tx, row, now, now));
}

/**
 * Adds the dispatch of a locked order that its restaurant just accepted, where the courier waited
 * for that. `now` in milliseconds.
 * docs/rules/couriers.md#courier-asked-after-the-restaurant-accepts.
 */
export async function dispatchAccepted(tx: Tx, id: OrderId, now: number): Promise<void> {
  const row = await findOrder(tx, id);
  if (!row || row.ready_at === null || !(await mustAccept(tx, row.store_id))) return;
  await enqueue(tx, dispatchJobs(tx, row, instantOf(row.ready_at), now));
}

/** The dispatch job of an order, if a courier brings it and the kitchen has it. */
function dispatchJobs(
  tx: Tx,
  { id, released_at, snapshot }: OrderRow,
  readyAt: number,
  now: number,
): readonly NewJob[] {
  const first = snapshot.courier?.couriers[0] ?? 'own_delivery';
  if (released_at === null || first === 'own_delivery') return [];
  const askAt = Math.max(
    now,
    requestDeliveryAt({ readyAt, isReady: false, isAwaited: false }) ?? now,
  );
  return [dispatchDeliveryJob.due(askAt, { tenantId: tx.tenantId, orderId: id }, `at:${askAt}`)];
}
