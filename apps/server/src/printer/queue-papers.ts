import type { OrderId } from '@comanda/domain/ids.ts';
import type { PrintMoment } from '@comanda/domain/printer/printer.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import { changedChannel } from '../platform/db/listen-for-changes.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

type Queued = { tenantId: string; moment: PrintMoment; at: string };

/**
 * Returns the part of a statement that queues the paper of the one order of `source` (a name in that
 * statement, with `id` and `store_id`) on the printers of its store that print at this moment. The
 * same paper is never queued twice. docs/rules/printing.md#papers-of-an-order.
 */
export const insertPapers = ({ tenantId, moment, at }: Queued, source: Sql): Sql => sql`
      insert into print_jobs (tenant_id, printer_id, order_id, paper, created_at)
      select p.tenant_id, p.id, o.id, 'order', ${at}::timestamptz
      from ${source} o
        join printers p on p.tenant_id = ${tenantId} and p.store_id = o.store_id
          and p.prints_on = ${moment}
      on conflict (tenant_id, printer_id, order_id, paper)
        where not is_reprint and order_id is not null do nothing`;

/**
 * Queues the papers of an accepted order in the transaction that accepts it.
 * docs/rules/printing.md#papers-of-an-order.
 */
export async function queueAcceptedPapers(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const queued = { tenantId: tx.tenantId, moment: 'acceptance', at: isoOf(now) } as const;
  await tx.query(
    'queue-accepted-papers',
    sql`with accepted as (select id, store_id from orders
        where tenant_id = ${tx.tenantId} and id = ${orderId})
      ${insertPapers(queued, sql`accepted`)}`,
  );
}

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

/** Call it in the transaction that changes what the board of a store says of its printers. */
export async function publishPrinterChange(tx: Tx, storeId: number): Promise<void> {
  await tx.query(
    'publish-printer-change',
    sql`select pg_notify(${changedChannel}, ${`${tx.tenantId}:printer:${storeId}`})`,
  );
}
