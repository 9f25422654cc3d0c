import type { CourierQuote, Delivery } from '@comanda/domain/courier/delivery.ts';
import type { OrderRider } from '@comanda/domain/courier/order-rider.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { type DeliveryEvent, insertDeliveryEvents } from './delivery-events.rows.ts';

type DeliveryFollowUp = { at: string; jobs: readonly NewJob[]; events: readonly DeliveryEvent[] };

/**
 * Stores a delivery before the server sends it to the courier. The caller has locked the order.
 * `at`: ISO instant.
 */
export async function insertDelivery(
  tx: Tx,
  delivery: Delivery,
  { at, jobs, events }: DeliveryFollowUp,
): Promise<void> {
  await tx.query(
    'insert-delivery',
    sql`with made as (
        insert into deliveries (tenant_id, id, order_id, courier, external_ref, round, status,
          status_since, requested_at, request_count, reported_at, created_at)
        values (${tx.tenantId}, ${delivery.id}, ${delivery.orderId}, ${delivery.courier},
          ${delivery.externalRef}, ${delivery.round}, ${delivery.status},
          ${isoOf(delivery.statusSince)}, ${isoOf(delivery.requestedAt)}, ${delivery.requestCount},
          ${isoOf(delivery.reportedAt)}, ${at})
        returning order_id, id
      ), said as (${insertDeliveryEvents(tx.tenantId, at, events, sql`made`)}
      )${insertJobs(jobs, sql`made`)}`,
  );
}

/**
 * Stores the delivery that a courier report led to, with its events and follow-up jobs. The caller
 * has locked the order.
 */
export async function saveDelivery(
  tx: Tx,
  delivery: Delivery,
  tries: number,
  { at, jobs, events }: DeliveryFollowUp,
): Promise<void> {
  const { rider, eta } = delivery;
  await tx.query(
    'save-delivery',
    sql`with saved as (
        update deliveries set courier_ref = ${delivery.courierRef}, status = ${delivery.status},
          status_since = ${isoOf(delivery.statusSince)},
          reported_at = ${isoOf(delivery.reportedAt)}, problem = ${delivery.problem},
          rider = ${rider === null ? null : JSON.stringify(rider)}::jsonb,
          eta = ${eta === null ? null : isoOf(eta)}, tracking_url = ${delivery.trackingUrl},
          cancel_requested = ${delivery.cancelRequested}, tries = ${tries},
          version = version + 1
        where tenant_id = ${tx.tenantId} and id = ${delivery.id}
        returning order_id, id
      ), said as (${insertDeliveryEvents(tx.tenantId, at, events, sql`saved`)}
      )${insertJobs(jobs, sql`saved`)}`,
  );
}

/** Stores the price that the courier quoted for the delivery. */
export async function saveCourierQuote(tx: Tx, id: string, quote: CourierQuote): Promise<void> {
  await tx.query(
    'save-courier-quote',
    sql`update deliveries set quote = ${JSON.stringify(quote)}::jsonb
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/**
 * Appends an event of the order that belongs to no delivery, and adds its jobs. Returns false, and
 * writes nothing, if the same event was written before.
 */
export async function appendDeliveryEventOnce(
  tx: Tx,
  orderId: OrderId,
  event: DeliveryEvent,
  { at, jobs }: Omit<DeliveryFollowUp, 'events'>,
): Promise<boolean> {
  const detail = JSON.stringify(event.detail);
  const rows = await tx.query(
    'append-delivery-event-once',
    sql`with said as (
        insert into delivery_events (tenant_id, order_id, at, kind, detail)
        select ${tx.tenantId}, ${orderId}, ${at}, ${event.kind}, ${detail}::jsonb
        where not exists (select from delivery_events
          where tenant_id = ${tx.tenantId} and order_id = ${orderId} and kind = ${event.kind}
            and detail = ${detail}::jsonb)
        returning order_id
      ), waiting as (${insertJobs(jobs, sql`said`)}
        returning id
      )
      select from said`,
  );
  return rows.length === 1;
}

/**
 * Stores the rider that the order shows. The new version notifies the clients that follow the
 * order.
 */
export async function saveOrderRider(tx: Tx, orderId: OrderId, rider: OrderRider): Promise<void> {
  await tx.query(
    'save-order-rider',
    sql`update orders set rider = ${JSON.stringify(rider)}::jsonb, version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${orderId}`,
  );
}
