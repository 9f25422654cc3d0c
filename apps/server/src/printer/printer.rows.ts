import type { CategoryId, OrderId, PrinterId, StoreId } from '@comanda/domain/ids.ts';
import type { PaperWidth } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import type { PrinterFacts, ToldState } from '@comanda/domain/printer/printer-state.ts';
import type { PrinterKind, PrinterStation, PrintMoment } from '@comanda/domain/printer/printer.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** The settings that staff makes. */
export type PrinterSettings = {
  readonly name: string;
  readonly station: PrinterStation;
  readonly paperWidth: PaperWidth;
  readonly printsOn: PrintMoment;
  readonly copies: number;
  readonly categoryIds: readonly CategoryId[];
};

/** A printer as it is stored. Instants are ISO. `waiting`: papers that it has not printed. */
export type PrinterRow = PrinterSettings & {
  readonly id: PrinterId;
  readonly storeId: StoreId;
  readonly kind: PrinterKind;
  readonly keyNumber: number;
  readonly keyHash: string;
  readonly told: ToldState;
  readonly toldSince: string | null;
  readonly seenAt: string | null;
  readonly sentJob: string | null;
  readonly sentTo: string | null;
  readonly holdUntil: string | null;
  readonly waiting: number;
  readonly oldestWaitingAt: string | null;
};

/** The facts that decide about the state of a stored printer. */
export const factsOfPrinter = (row: PrinterRow): PrinterFacts => ({
  told: row.told,
  toldSince: instantOf(row.toldSince),
  seenAt: instantOf(row.seenAt),
  waiting: row.waiting,
  oldestWaitingAt: instantOf(row.oldestWaitingAt),
});

const printerColumns = sql`p.id, p.store_id as "storeId", p.name, p.kind, p.station,
  p.paper_width as "paperWidth", p.prints_on as "printsOn", p.copies,
  p.category_ids as "categoryIds", p.key_number as "keyNumber", p.key_hash as "keyHash", p.told,
  p.told_since as "toldSince", p.seen_at as "seenAt", p.sent_job as "sentJob",
  p.sent_to as "sentTo", p.hold_until as "holdUntil", w.waiting,
  w.oldest as "oldestWaitingAt"`;

const waitingPapers = sql`cross join lateral (select count(*)::int as waiting,
    min(j.created_at) as oldest
  from print_jobs j where j.tenant_id = p.tenant_id and j.printer_id = p.id
    and j.ended_at is null) w`;

/** Returns the printers of a store by name. */
export const printersOfStore = (tx: Tx, storeId: StoreId): Promise<PrinterRow[]> =>
  tx.query<PrinterRow>(
    'printers-of-store',
    sql`select ${printerColumns} from printers p ${waitingPapers}
      where p.tenant_id = ${tx.tenantId} and p.store_id = ${storeId} order by p.name, p.id`,
  );

export async function findPrinter(tx: Tx, id: PrinterId): Promise<PrinterRow | null> {
  const [row] = await tx.query<PrinterRow>('find-printer', printerOf(tx.tenantId, id));
  return row ?? null;
}

/** As {@link findPrinter}; calls of one printer then wait for each other. */
export async function lockPrinter(tx: Tx, id: PrinterId): Promise<PrinterRow | null> {
  const [row] = await tx.query<PrinterRow>(
    'lock-printer',
    sql`${printerOf(tx.tenantId, id)} for update of p`,
  );
  return row ?? null;
}

const printerOf = (tenantId: string, id: PrinterId): Sql => sql`
  select ${printerColumns} from printers p ${waitingPapers}
  where p.tenant_id = ${tenantId} and p.id = ${id}`;

type NewPrinter = PrinterSettings &
  Pick<PrinterRow, 'id' | 'storeId' | 'kind' | 'keyHash'> & { readonly at: string };

export async function insertPrinter(tx: Tx, row: NewPrinter): Promise<void> {
  await tx.query(
    'insert-printer',
    sql`insert into printers (tenant_id, id, store_id, name, kind, station, paper_width, prints_on,
        copies, category_ids, key_hash, created_at)
      values (${tx.tenantId}, ${row.id}, ${row.storeId}, ${row.name}, ${row.kind}, ${row.station},
        ${row.paperWidth}, ${row.printsOn}, ${row.copies}, ${row.categoryIds}::integer[],
        ${row.keyHash}, ${row.at})`,
  );
}

export async function updatePrinter(tx: Tx, id: PrinterId, row: PrinterSettings): Promise<void> {
  await tx.query(
    'update-printer',
    sql`update printers set name = ${row.name}, station = ${row.station},
        paper_width = ${row.paperWidth}, prints_on = ${row.printsOn}, copies = ${row.copies},
        category_ids = ${row.categoryIds}::integer[]
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/** Gives a printer another secret; it has to be connected anew. */
export async function renewPrinterKey(
  tx: Tx,
  id: PrinterId,
  { keyNumber, keyHash }: Pick<PrinterRow, 'keyNumber' | 'keyHash'>,
): Promise<void> {
  await tx.query(
    'renew-printer-key',
    sql`update printers set key_number = ${keyNumber}, key_hash = ${keyHash}
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/** Deletes a printer with its papers, printed or not. */
export async function deletePrinter(tx: Tx, id: PrinterId): Promise<void> {
  await tx.query(
    'delete-print-jobs',
    sql`delete from print_jobs where tenant_id = ${tx.tenantId} and printer_id = ${id}`,
  );
  await tx.query(
    'delete-printer',
    sql`delete from printers where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/** Stores that a printer called at an instant (ISO), and what it told of itself. */
export async function savePrinterState(
  tx: Tx,
  id: PrinterId,
  { told, at }: { told: ToldState; at: string },
): Promise<void> {
  await tx.query(
    'save-printer-state',
    sql`update printers set seen_at = greatest(seen_at, ${at}::timestamptz),
        told_since = case when told = ${told} and told_since is not null then told_since
          else ${at}::timestamptz end,
        told = ${told}
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/** The paper that is with a printer. `holdMs`: nothing is handed out for so long. */
type Sent = { job: string | null; to: string | null; holdMs: number; now: number };

export async function saveSentPaper(
  tx: Tx,
  id: PrinterId,
  { job, to, holdMs, now }: Sent,
): Promise<void> {
  await tx.query(
    'save-sent-paper',
    sql`update printers set sent_job = ${job}, sent_to = ${to},
        hold_until = ${holdMs === 0 ? null : isoOf(now + holdMs)}
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/** Queues a test page, or one more paper of an order. */
export async function insertPaper(
  tx: Tx,
  printerId: PrinterId,
  { orderId, at }: { orderId: OrderId | null; at: string },
): Promise<void> {
  await tx.query(
    'insert-paper',
    sql`insert into print_jobs (tenant_id, printer_id, order_id, paper, is_reprint, created_at)
      values (${tx.tenantId}, ${printerId}, ${orderId},
        ${orderId === null ? 'test' : 'order'}, true, ${at})`,
  );
}
