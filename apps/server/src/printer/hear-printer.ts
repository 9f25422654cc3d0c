import {
  awayMs,
  hasTrouble,
  printerStateAt,
  seenStepMs,
  type ToldState,
} from '@comanda/domain/printer/printer-state.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { PrinterDeps } from './printer-call.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { checkPrinterJob } from './check-printer.job.ts';
import { factsOfPrinter, type PrinterRow, savePrinterState } from './printer.rows.ts';
import { publishPrinterChange } from './queue-papers.rows.ts';

/**
 * Stores that a printer called, and the state that it told. The boards of its store are told of
 * another state at once. docs/rules/printing.md#state-of-a-printer.
 */
export async function hearPrinter(
  { db, events }: PrinterDeps,
  printer: PrinterRow,
  { tenantId, told, now }: { tenantId: Tx['tenantId']; told: ToldState; now: number },
): Promise<void> {
  const facts = factsOfPrinter(printer);
  const before = printerStateAt(facts, now).state;
  if (before === told && now - (facts.seenAt ?? 0) < seenStepMs) return;
  const isNews = before !== told;
  await withTenant(db, tenantId, async (tx) => {
    await savePrinterState(tx, printer.id, { told, at: isoOf(now) });
    if (before === 'neverSeen' || before === 'away')
      await enqueue(tx, [watchPrinter(tenantId, printer, now)]);
    if (isNews) await publishPrinterChange(tx, printer.storeId);
  });
  if (isNews) events.emit({ tenantId, kind: 'printer', id: String(printer.storeId) });
}

/** The job that looks whether a printer that was seen at `now` has gone away. */
export const watchPrinter = (
  tenantId: Tx['tenantId'],
  { id }: Pick<PrinterRow, 'id'>,
  now: number,
) => checkPrinterJob.due(now + awayMs, { tenantId, printerId: id, seenAt: isoOf(now) });

/**
 * Tells the boards that a paper of a printer with trouble came or went, in the transaction that
 * changes it.
 */
export async function publishIfTrouble(tx: Tx, printer: PrinterRow, now: number): Promise<void> {
  if (hasTrouble(factsOfPrinter(printer), now)) await publishPrinterChange(tx, printer.storeId);
}
