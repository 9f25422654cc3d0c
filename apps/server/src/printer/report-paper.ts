import { isoOf } from '@comanda/domain/time/instant.ts';
import { refusedPauseMs } from '@comanda/domain/printer/print-lease.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { publishIfTrouble } from './hear-printer.ts';
import { endPaper, waitingPaper } from './print-job.rows.ts';
import type { PrinterCall, PrinterDeps } from './printer-call.ts';
import { lockPrinter, type PrinterRow, saveSentPaper } from './printer.rows.ts';

/**
 * The report of a printer about a paper. `job`: the paper that it names; null: the one that is with
 * it. `from`: its network card; null: unknown. `pauseMs`: no paper is handed out for so long after
 * a success.
 */
export type PaperReport = {
  readonly job: string | null;
  readonly from: string | null;
  readonly isPrinted: boolean;
  readonly pauseMs: number;
};

/**
 * Ends a paper that a printer confirms, or gives it back to the queue. A confirmation of a paper
 * that has ended, or that another printer has, changes nothing.
 * docs/rules/printing.md#confirmation-of-a-paper.
 */
export const reportPaper = (
  { db }: PrinterDeps,
  call: PrinterCall,
  report: PaperReport,
): Promise<void> =>
  withTenant(db, call.tenant.id, async (tx) => {
    const printer = await lockPrinter(tx, call.printer.id);
    const id = printer && reportedPaper(printer, report);
    const job = printer && id !== null ? await waitingPaper(tx, printer.id, id) : null;
    if (printer && job && job.sends > 0)
      await settle(tx, printer, { ...report, job: job.id }, call.now);
  });

function reportedPaper({ sentJob, sentTo }: PrinterRow, { job, from }: PaperReport): string | null {
  if (job !== null) return job;
  return sentTo === null || from === null || sentTo === from ? sentJob : null;
}

async function settle(
  tx: Tx,
  printer: PrinterRow,
  { job, isPrinted, pauseMs }: PaperReport & { job: string },
  now: number,
): Promise<void> {
  if (isPrinted) await endPaper(tx, job, { outcome: 'printed', at: isoOf(now) });
  if (job === printer.sentJob)
    await saveSentPaper(tx, printer.id, {
      job: null,
      to: null,
      holdMs: isPrinted ? pauseMs : refusedPauseMs,
      now,
    });
  await publishIfTrouble(tx, printer, now);
}
