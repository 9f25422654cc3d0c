import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { KitchenProblem } from '@comanda/domain/order/kitchen-retry.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { activeStatuses } from './find-orders.rows.ts';

/** `at`: ISO instant of the newest failure. `gaveUp`: no retry follows. */
export type KitchenFailure = {
  failures: number;
  problem: KitchenProblem;
  at: string;
  gaveUp: boolean;
};

/**
 * Stores that the server could not notify the restaurant of an order, and adds the retry job, in
 * one commit; null: no retry follows. Runs as its own statement.
 */
export async function saveKitchenFailure(
  tx: Tx,
  id: OrderId,
  { failures, problem, at, gaveUp }: KitchenFailure,
  retry: NewJob | null,
): Promise<void> {
  const failure = JSON.stringify({ failures, problem, at, gaveUp });
  const update = sql`update orders
      set kitchen_failure = jsonb_build_object('since', coalesce(kitchen_failure ->> 'since',
        ${at}::text)) || ${failure}::jsonb
      where tenant_id = ${tx.tenantId} and id = ${id}`;
  if (retry === null) return void (await tx.query('give-up-kitchen-notice', update));
  const statement = sql`with failed as (${update} returning id)${insertJobs([retry], sql`failed`)}`;
  await tx.query('save-kitchen-failure', statement);
}

/** Clears the failure: the restaurant was notified, or does not need to be any more. */
export async function clearKitchenFailure(tx: Tx, id: OrderId): Promise<void> {
  await tx.query(
    'clear-kitchen-failure',
    sql`update orders set kitchen_failure = null where tenant_id = ${tx.tenantId} and id = ${id}
      and kitchen_failure is not null`,
  );
}

/** Returns how often in a row the restaurant could not be notified of an order. */
export async function kitchenFailures(tx: Tx, id: OrderId): Promise<number> {
  const [row] = await tx.query<{ failures: number }>(
    'kitchen-failures',
    sql`select coalesce((kitchen_failure ->> 'failures')::integer, 0) as failures from orders
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
  return row?.failures ?? 0;
}

/**
 * An order whose restaurant was not notified, as its operator sees it. `since`, `at`: ISO instants
 * of the first and the newest failure.
 */
export type UnnotifiedOrder = KitchenFailure & {
  orderId: OrderId;
  number: number;
  storeId: StoreId;
  storeName: string;
  status: OrderStatus;
  since: string;
};

/**
 * Returns the orders under way whose restaurant was not notified, the longest waiting first.
 * `storeId` null: of all stores.
 */
export const listUnnotifiedOrders = (
  tx: Tx,
  limit: number,
  storeId: StoreId | null = null,
): Promise<UnnotifiedOrder[]> =>
  tx.query<UnnotifiedOrder>(
    'list-unnotified-orders',
    sql`select o.id as "orderId", o.number, o.store_id as "storeId",
      o.snapshot ->> 'storeName' as "storeName", o.status,
        (o.kitchen_failure ->> 'failures')::integer as failures,
        o.kitchen_failure ->> 'problem' as problem,
        o.kitchen_failure ->> 'since' as since, o.kitchen_failure ->> 'at' as at,
        coalesce((o.kitchen_failure ->> 'gaveUp')::boolean, false) as "gaveUp"
      from orders o where o.tenant_id = ${tx.tenantId} and o.kitchen_failure is not null
        and o.status = any (${activeStatuses}::text[])
        and (${storeId}::integer is null or o.store_id = ${storeId})
      order by o.kitchen_failure ->> 'since', o.id limit ${limit}`,
  );
