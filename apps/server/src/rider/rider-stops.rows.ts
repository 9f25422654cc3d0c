import type { RiderPosition } from '@comanda/domain/courier/delivery.ts';
import type { OrderRider } from '@comanda/domain/courier/order-rider.ts';
import type { OrderId, RunId, StoreId } from '@comanda/domain/ids.ts';
import { assignableStatuses } from '@comanda/domain/rider/assign-refusal.ts';
import type { StopProblem } from '@comanda/domain/rider/stop-problems.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import { customerColumns, type CustomerOrder } from '../order/find-orders.rows.ts';
import { endFinishedRunJob } from './end-finished-run.job.ts';

/** The stored facts of a stop; instants are ISO. */
type StopFacts = {
  runId: RunId;
  pickedUpAt: string | null;
  deliveredAt: string | null;
  closedAt: string | null;
  problem: StopProblem | null;
  problemNote: string;
  problemAt: string | null;
  wrongCodes: readonly string[];
};

/** A stop with its order. */
export type StopRow = StopFacts & CustomerOrder;

const facts = sql`s.run_id as "runId", s.picked_up_at as "pickedUpAt",
  s.delivered_at as "deliveredAt", s.closed_at as "closedAt", s.problem,
  s.problem_note as "problemNote", s.problem_at as "problemAt", s.wrong_codes as "wrongCodes"`;

/** Returns the stops of these runs in their order, without those that were taken back. */
export const stopsOfRuns = (tx: Tx, runIds: readonly RunId[]): Promise<StopRow[]> =>
  tx.query<StopRow>(
    'stops-of-runs',
    sql`select ${facts}, ${customerColumns} from rider_stops s join orders o
      on o.tenant_id = s.tenant_id and o.id = s.order_id
      where s.tenant_id = ${tx.tenantId} and s.run_id = any (${[...runIds]}::uuid[])
        and (s.closed_at is null or s.delivered_at is not null)
      order by s.run_id, s.position, s.order_id`,
  );

/**
 * Returns the deliveries of a store that an own rider may get and that no open run has, oldest
 * first. Those of couriers are among them.
 */
export const ordersWithoutRun = (tx: Tx, storeId: StoreId, limit: number) =>
  tx.query<CustomerOrder>(
    'orders-without-run',
    sql`select ${customerColumns} from orders o
      where o.tenant_id = ${tx.tenantId} and o.store_id = ${storeId}
        and o.status = any (${[...assignableStatuses]}::text[])
        and o.dispatch_method = 'store_delivery' and o.released_at is not null
        and not exists (select from rider_stops s where s.tenant_id = o.tenant_id
          and s.order_id = o.id and s.closed_at is null)
      order by o.created_at, o.id limit ${limit}`,
  );

/** Returns the open run of an order; null: none. The caller holds the order's lock. */
export async function runOfOrder(tx: Tx, orderId: OrderId): Promise<RunId | null> {
  const [row] = await tx.query<{ id: RunId }>(
    'run-of-order',
    sql`select run_id as id from rider_stops where tenant_id = ${tx.tenantId}
      and order_id = ${orderId} and closed_at is null`,
  );
  return row?.id ?? null;
}

/**
 * Adds the job that ends a run after its last order, if this order is a stop of an open run. `at`:
 * ISO instant.
 */
export async function addEndRunJob(tx: Tx, orderId: OrderId, at: string): Promise<void> {
  const job = endFinishedRunJob.due(at, { tenantId: tx.tenantId, orderId });
  await tx.query(
    'add-end-run-job',
    sql`with open_stop as (
        select from rider_stops where tenant_id = ${tx.tenantId} and order_id = ${orderId}
          and closed_at is null
      )${insertJobs([job], sql`open_stop`)}`,
  );
}

/** Adds a stop or moves it to this position. A stop that was taken back is open again. */
export async function saveStop(
  tx: Tx,
  runId: RunId,
  orderId: OrderId,
  position: number,
): Promise<void> {
  await tx.query(
    'save-stop',
    sql`insert into rider_stops (tenant_id, run_id, order_id, position)
      values (${tx.tenantId}, ${runId}, ${orderId}, ${position})
      on conflict (tenant_id, run_id, order_id) do update set position = excluded.position,
        closed_at = null`,
  );
}

type StopKey = { runId: RunId; orderId: OrderId };

export async function closeStop(tx: Tx, { runId, orderId }: StopKey, at: string): Promise<void> {
  await tx.query(
    'close-stop',
    sql`update rider_stops set closed_at = ${at} where tenant_id = ${tx.tenantId}
      and run_id = ${runId} and order_id = ${orderId}`,
  );
}

export async function savePickUp(tx: Tx, { runId, orderId }: StopKey, at: string): Promise<void> {
  await tx.query(
    'save-pick-up',
    sql`update rider_stops set picked_up_at = coalesce(picked_up_at, ${at})
      where tenant_id = ${tx.tenantId} and run_id = ${runId} and order_id = ${orderId}`,
  );
}

/** Closes a delivered stop; its problem is settled. */
export async function saveDelivered(
  tx: Tx,
  { runId, orderId }: StopKey,
  at: string,
): Promise<void> {
  await tx.query(
    'save-delivered',
    sql`update rider_stops set delivered_at = ${at}, closed_at = ${at},
      picked_up_at = coalesce(picked_up_at, ${at}), problem_note = '', wrong_codes = '{}'
      where tenant_id = ${tx.tenantId} and run_id = ${runId} and order_id = ${orderId}`,
  );
}

export async function saveWrongCode(
  tx: Tx,
  { runId, orderId }: StopKey,
  code: string,
): Promise<void> {
  await tx.query(
    'save-wrong-code',
    sql`update rider_stops set wrong_codes = array_append(wrong_codes, ${code})
      where tenant_id = ${tx.tenantId} and run_id = ${runId} and order_id = ${orderId}
        and not (${code} = any (wrong_codes))`,
  );
}

type ReportedProblem = { problem: StopProblem | null; note: string; at: string };

/** Stores what the rider reported; the time of a report that is repeated stays. */
export async function saveProblem(
  tx: Tx,
  { runId, orderId }: StopKey,
  { problem, note, at }: ReportedProblem,
): Promise<void> {
  await tx.query(
    'save-stop-problem',
    sql`update rider_stops set problem = ${problem}, problem_note = ${note},
        problem_at = case when ${problem}::text is null then null
          when problem = ${problem} then problem_at else ${at}::timestamptz end
      where tenant_id = ${tx.tenantId} and run_id = ${runId} and order_id = ${orderId}`,
  );
}

/**
 * Stores the rider that an order shows, on the order and on the store's own delivery of it, if
 * there is one.
 */
export async function saveOwnRider(
  tx: Tx,
  orderId: OrderId,
  rider: OrderRider | null,
): Promise<void> {
  const person = rider && {
    name: rider.name,
    phone: rider.phone,
    at: rider.latitude === null ? null : pointOf(rider),
  };
  await tx.query(
    'save-own-rider',
    sql`with shown as (
        update orders set rider = ${rider === null ? null : JSON.stringify(rider)}::jsonb,
          version = version + 1
        where tenant_id = ${tx.tenantId} and id = ${orderId}
      )
      update deliveries set rider = ${person === null ? null : JSON.stringify(person)}::jsonb,
        version = version + 1
      where tenant_id = ${tx.tenantId} and order_id = ${orderId} and courier = 'own_delivery'
        and status not in ('COMPLETED', 'CANCELLED', 'RETURNED')`,
  );
}

const pointOf = ({ latitude, longitude }: OrderRider) => ({ latitude, longitude });

/**
 * Stores the position of a run whose rider agreed. Returns false and stores nothing if the last one
 * is younger than `notAfter` (ISO).
 */
export async function savePosition(
  tx: Tx,
  runId: RunId,
  { latitude, longitude }: RiderPosition,
  { at, notAfter }: { at: string; notAfter: string },
): Promise<boolean> {
  const rows = await tx.query(
    'save-rider-position',
    sql`insert into rider_positions (tenant_id, run_id, latitude, longitude, at)
      select ${tx.tenantId}, n.id, ${latitude}, ${longitude}, ${at} from rider_runs n
      where n.tenant_id = ${tx.tenantId} and n.id = ${runId} and n.shares_position
        and n.ended_at is null
      on conflict (tenant_id, run_id) do update set latitude = excluded.latitude,
        longitude = excluded.longitude, at = excluded.at
        where rider_positions.at <= ${notAfter}
      returning 1`,
  );
  return rows.length === 1;
}

/** Deletes the position of a run. */
export async function deletePosition(tx: Tx, runId: RunId): Promise<void> {
  await tx.query(
    'delete-rider-position',
    sql`delete from rider_positions where tenant_id = ${tx.tenantId} and run_id = ${runId}`,
  );
}
