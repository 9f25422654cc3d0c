import type { PrintMoment } from '@comanda/domain/printer/printer.ts';
import sql, { type Sql } from 'sql-template-tag';

type Queued = { tenantId: string; moment: PrintMoment; at: string };

/**
 * Returns the part of a statement that queues the paper of the one order of `source` (a name in
 * that statement, with `id` and `store_id`) on the printers of its store that print at this moment.
 * The same paper is never queued twice. docs/rules/printing.md#papers-of-an-order.
 */
export const insertPapers = ({ tenantId, moment, at }: Queued, source: Sql): Sql => sql`
      insert into print_jobs (tenant_id, printer_id, order_id, paper, created_at)
      select p.tenant_id, p.id, o.id, 'order', ${at}::timestamptz
      from ${source} o
        join printers p on p.tenant_id = ${tenantId} and p.store_id = o.store_id
          and p.prints_on = ${moment}
      on conflict (tenant_id, printer_id, order_id, paper)
        where not is_reprint and order_id is not null do nothing`;
