import type { OrderId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import { changedChannel } from '../platform/db/listen-for-changes.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Takes the papers of an order that ended out of the queues, in the transaction that ends it. A
 * printer that may have printed it gets a short paper that says so.
 * docs/rules/printing.md#cancelled-orders.
 */
export async function cancelPapers(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const at = isoOf(now);
  await tx.query(
    'cancel-papers',
    sql`with papers as (select printer_id, max(sends) as sends from print_jobs
        where tenant_id = ${tx.tenantId} and order_id = ${orderId} group by printer_id
      ), dropped as (update print_jobs set ended_at = ${at}::timestamptz, outcome = 'dropped'
        where tenant_id = ${tx.tenantId} and order_id = ${orderId} and ended_at is null
        returning 1
      )
      insert into print_jobs (tenant_id, printer_id, order_id, paper, created_at)
      select ${tx.tenantId}, printer_id, ${orderId}::uuid, 'cancelled', ${at}::timestamptz
      from papers where sends > 0
      on conflict (tenant_id, printer_id, order_id, paper)
        where not is_reprint and order_id is not null do nothing`,
  );
}

/**
 * Queues a paper that says what a removal changed, on each printer that got the order's paper, or
 * had no dish of it. One whose paper still waits prints the order as it is now. Call it in the
 * transaction that changes the order: it waits for a printer that takes its paper at this moment.
 * `now`: milliseconds. docs/rules/printing.md#corrections-of-a-printed-order.
 */
export async function queueCorrection(
  tx: Tx,
  orderId: OrderId,
  removalId: string,
  now: number,
): Promise<void> {
  await tx.query(
    'queue-correction',
    sql`with papers as (select printer_id, sends, ended_at from print_jobs
        where tenant_id = ${tx.tenantId} and order_id = ${orderId} and paper = 'order' for update)
      insert into print_jobs (tenant_id, printer_id, order_id, paper, is_reprint, removal_id,
        created_at)
      select distinct ${tx.tenantId}, printer_id, ${orderId}::uuid, 'correction', true,
        ${removalId}, ${isoOf(now)}::timestamptz
      from papers where sends > 0 or ended_at is not null
      on conflict (tenant_id, printer_id, removal_id) where removal_id is not null do nothing`,
  );
}

/** Call it in the transaction that changes what the board of a store says of its printers. */
export async function publishPrinterChange(tx: Tx, storeId: number): Promise<void> {
  await tx.query(
    'publish-printer-change',
    sql`select pg_notify(${changedChannel}, ${`${tx.tenantId}:printer:${storeId}`})`,
  );
}
