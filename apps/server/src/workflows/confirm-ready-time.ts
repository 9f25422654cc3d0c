import { requestDeliveryAt } from '@comanda/domain/courier/request-delivery-at.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { acceptReadyTime } from '@comanda/domain/order/ready-time.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { saveReadyTime } from '../features/order/change-ready-time.ts';
import { findOrder } from '../features/order/find-orders.ts';
import type { OrderRow } from '../features/order/order-rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { addJobs } from '../platform/jobs/add-jobs.ts';
import type { JobSpec } from '../platform/jobs/job-spec.ts';
import { dispatchDeliveryAtJob } from './delivery/delivery-jobs.ts';
import { sendReadyTimeJob } from './send-ready-time-job.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

/** What a restaurant says of a locked order; `now`, and when the food is on the counter (`readyAt`), in milliseconds. */
type ReportedReadyTime = { id: OrderId; readyAt: number; now: number };

/**
 * The restaurant says when a locked order is ready: the shopper's estimate, the mail of an order that had none, and the moment at which a
 * courier is asked follow in the caller's transaction. Nothing once the food is ready. Refused: INVALID_PARAMETER for a time that cannot be.
 */
export async function confirmReadyTime(
  tx: Tx,
  { id, readyAt, now }: ReportedReadyTime,
): Promise<Result<null, Refusal>> {
  const row = await findOrder(tx, id);
  if (!row || row.status === 'ready' || row.status === 'inTransit' || hasOrderEnded(row.status))
    return accept(null);
  const current = row.ready_at === null ? null : Date.parse(row.ready_at);
  const accepted = acceptReadyTime(readyAt, {
    now,
    current,
    isPromised: row.ready_confirmed || row.scheduled_at !== null,
  });
  if (!accepted.ok)
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'ready_at', reason: accepted.error }));
  if (accepted.value === current && row.ready_confirmed) return accept(null);
  await saveReadyTime(tx, { id, readyAt: iso(accepted.value), isConfirmed: true });
  await addJobs(tx, [
    ...(current === null ? [sendReadyTimeJob(tx.tenantId, id, now)] : []),
    ...dispatchJobs(tx, row, accepted.value, now),
  ]);
  return accept(null);
}

/** The food of a locked order is on the counter: an order without a time has one now, and a courier who was not asked yet is. `now` in milliseconds. */
export async function setReadyNow(tx: Tx, id: OrderId, now: number): Promise<void> {
  const row = await findOrder(tx, id);
  if (!row) return;
  const askAt = requestDeliveryAt({
    readyAt: row.ready_at === null ? null : Date.parse(row.ready_at),
    isReady: false,
  });
  if (row.ready_at === null) await saveReadyTime(tx, { id, readyAt: iso(now), isConfirmed: true });
  if (askAt === null || askAt > now) await addJobs(tx, dispatchJobs(tx, row, now, now));
}

/** Of an order that a courier brings and its kitchen knows. */
function dispatchJobs(
  tx: Tx,
  { id, released_at, snapshot }: OrderRow,
  readyAt: number,
  now: number,
): readonly JobSpec[] {
  const first = snapshot.courier?.couriers[0] ?? 'own_delivery';
  if (released_at === null || first === 'own_delivery') return [];
  return [
    dispatchDeliveryAtJob(
      tx.tenantId,
      id,
      Math.max(now, requestDeliveryAt({ readyAt, isReady: false }) ?? now),
    ),
  ];
}
