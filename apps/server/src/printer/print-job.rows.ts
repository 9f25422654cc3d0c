import type { TicketCopy } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import type { OrderId, PrinterId } from '@comanda/domain/ids.ts';
import { type QueuedPaper, stubbornSends } from '@comanda/domain/printer/print-lease.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * A queued paper. `orderId` null: a test page. `removalId`: of a correction alone. `sends`: times
 * that it was handed out.
 */
export type PrintJob = {
  readonly id: string;
  readonly orderId: OrderId | null;
  readonly paper: QueuedPaper;
  readonly isReprint: boolean;
  readonly removalId: string | null;
  readonly createdAt: string;
  readonly sends: number;
};

const jobColumns = sql`id, order_id as "orderId", paper, is_reprint as "isReprint",
  removal_id as "removalId", created_at as "createdAt", sends`;

/**
 * Returns the paper that a printer gets next: the oldest one, but one that was sent often lets the
 * others pass. Locks it, so that a change of its order sees whether it was sent.
 */
export const nextPaper = (tx: Tx, printerId: PrinterId): Promise<PrintJob | null> =>
  one(
    tx,
    'next-paper',
    sql`select ${jobColumns} from print_jobs
      where tenant_id = ${tx.tenantId} and printer_id = ${printerId} and ended_at is null
      order by sends >= ${stubbornSends}, created_at, id limit 1 for update`,
  );

/** Returns a paper of a printer that has not ended, and locks it. */
export const waitingPaper = (tx: Tx, printerId: PrinterId, id: string): Promise<PrintJob | null> =>
  one(
    tx,
    'waiting-paper',
    sql`select ${jobColumns} from print_jobs
      where tenant_id = ${tx.tenantId} and printer_id = ${printerId} and id = ${id}
        and ended_at is null for update`,
  );

async function one(tx: Tx, name: string, statement: Sql): Promise<PrintJob | null> {
  const [row] = await tx.query<PrintJob>(name, statement);
  return row ?? null;
}

/** Returns the waiting paper whose id ends with these letters and digits; null: none. */
export async function paperOfEpsonId(
  tx: Tx,
  printerId: PrinterId,
  epsonId: string,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    'paper-of-epson-id',
    sql`select id from print_jobs
      where tenant_id = ${tx.tenantId} and printer_id = ${printerId} and ended_at is null
        and right(replace(id::text, '-', ''), 24) = lower(${epsonId})`,
  );
  return row?.id ?? null;
}

export async function countSend(tx: Tx, id: string): Promise<void> {
  await tx.query(
    'count-send',
    sql`update print_jobs set sends = least(sends + 1, 1000)
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/** Ends a paper: it was printed, or nobody wants it any more. `at`: ISO instant. */
export async function endPaper(
  tx: Tx,
  id: string,
  { outcome, at }: { outcome: 'printed' | 'dropped'; at: string },
): Promise<void> {
  await tx.query(
    'end-paper',
    sql`update print_jobs set ended_at = ${at}, outcome = ${outcome}
      where tenant_id = ${tx.tenantId} and id = ${id} and ended_at is null`,
  );
}

/** The papers of a kind that printers have, or may have, made of each of these orders. */
export const papersOfPrinters = (
  tx: Tx,
  orderIds: readonly OrderId[],
): Promise<{ orderId: OrderId; copy: TicketCopy; papers: number }[]> =>
  tx.query(
    'papers-of-printers',
    sql`select j.order_id as "orderId",
        case when p.station = 'door' then 'door' else 'kitchen' end as copy,
        count(*)::int as papers
      from print_jobs j join printers p on p.tenant_id = j.tenant_id and p.id = j.printer_id
      where j.tenant_id = ${tx.tenantId} and j.order_id = any (${orderIds}::uuid[])
        and j.paper = 'order' and j.sends > 0
      group by 1, 2`,
  );
