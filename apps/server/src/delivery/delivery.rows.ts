import type {
  CourierName,
  CourierProblem,
  CourierQuote,
  Delivery,
  Rider,
} from '@comanda/domain/courier/delivery.ts';
import type { DeliveryStatus } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A delivery with its polling state. `tries`: how often the server polled the courier. */
export type StoredDelivery = { delivery: Delivery; tries: number; quote: CourierQuote | null };

type DeliveryRow = {
  id: string;
  order_id: OrderId;
  courier: CourierName;
  external_ref: string;
  courier_ref: string | null;
  round: number;
  status: DeliveryStatus;
  status_since: string;
  requested_at: string;
  request_count: number;
  reported_at: string;
  problem: CourierProblem | null;
  rider: Rider | null;
  eta: string | null;
  tracking_url: string | null;
  cancel_requested: boolean;
  quote: CourierQuote | null;
  tries: number;
};

const columns: Sql = sql`
  id, order_id, courier, external_ref, courier_ref, round, status, status_since, requested_at,
  request_count, reported_at, problem, rider, eta, tracking_url, cancel_requested, quote,
  tries`;

const toStoredDelivery = (row: DeliveryRow): StoredDelivery => ({
  delivery: {
    id: row.id,
    orderId: row.order_id,
    courier: row.courier,
    externalRef: row.external_ref,
    courierRef: row.courier_ref,
    round: row.round,
    status: row.status,
    statusSince: instantOf(row.status_since),
    requestedAt: instantOf(row.requested_at),
    requestCount: row.request_count,
    reportedAt: instantOf(row.reported_at),
    problem: row.problem,
    rider: row.rider,
    eta: instantOf(row.eta),
    trackingUrl: row.tracking_url,
    cancelRequested: row.cancel_requested,
  },
  tries: row.tries,
  quote: row.quote,
});

export async function findDelivery(tx: Tx, id: string): Promise<StoredDelivery | null> {
  const rows = await tx.query<DeliveryRow>(
    'find-delivery',
    sql`select ${columns} from deliveries where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
  return rows[0] ? toStoredDelivery(rows[0]) : null;
}

/**
 * Returns the delivery of every courier that was requested for an order, oldest first. Lock the
 * order before deciding by them.
 */
export async function deliveriesOfOrder(
  tx: Tx,
  orderId: OrderId,
): Promise<readonly StoredDelivery[]> {
  const rows = await tx.query<DeliveryRow>(
    'deliveries-of-order',
    sql`select ${columns} from deliveries where tenant_id = ${tx.tenantId} and order_id = ${orderId}
      order by created_at, id`,
  );
  return rows.map(toStoredDelivery);
}

export async function findDeliveryByReference(
  tx: Tx,
  courier: CourierName,
  externalRef: string,
): Promise<StoredDelivery | null> {
  const rows = await tx.query<DeliveryRow>(
    'delivery-by-reference',
    sql`select ${columns} from deliveries where tenant_id = ${tx.tenantId} and courier = ${courier}
      and external_ref = ${externalRef}`,
  );
  return rows[0] ? toStoredDelivery(rows[0]) : null;
}

/**
 * Claims the right to send a delivery request to its courier; one of several concurrent jobs gets
 * it. Returns null if the request was sent meanwhile or is no longer waiting.
 */
export async function claimDeliveryRequest(
  tx: Tx,
  id: string,
  requestCount: number,
  at: string,
): Promise<StoredDelivery | null> {
  const rows = await tx.query<DeliveryRow>(
    'claim-delivery-request',
    sql`update deliveries set request_count = request_count + 1, requested_at = ${at},
      version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${id} and request_count = ${requestCount}
        and status = 'REQUESTED' and courier_ref is null
      returning ${columns}`,
  );
  return rows[0] ? toStoredDelivery(rows[0]) : null;
}
