import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { type DeliveryEvent, insertDeliveryEvents } from './delivery-events.rows.ts';

/**
 * Lets an operator decide about an order until `decideBy` (ISO instant), when `job` ends the order.
 * An order that already has a deadline keeps it.
 */
export async function saveDecisionDeadline(
  tx: Tx,
  orderId: OrderId,
  decideBy: string,
  job: NewJob,
): Promise<void> {
  await tx.query(
    'save-decision-deadline',
    sql`with waits as (
        update orders set decide_by = ${decideBy}, version = version + 1
        where tenant_id = ${tx.tenantId} and id = ${orderId} and decide_by is null returning id
      )${insertJobs([job], sql`waits`)}`,
  );
}

/** Clears the operator's deadline: a courier brings the order again. */
export async function clearDecisionDeadline(tx: Tx, orderId: OrderId): Promise<void> {
  await tx.query(
    'clear-decision-deadline',
    sql`update orders set decide_by = null, version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${orderId} and decide_by is not null`,
  );
}

/**
 * Appends an event of the order that belongs to no delivery to its event log. `at`: ISO instant.
 */
export async function appendDeliveryEvent(
  tx: Tx,
  orderId: OrderId,
  event: DeliveryEvent,
  at: string,
): Promise<void> {
  await tx.query(
    'append-delivery-event',
    sql`with named as (select ${orderId}::uuid as order_id, null::uuid as id)
      ${insertDeliveryEvents(tx.tenantId, at, [event], sql`named`)}`,
  );
}
