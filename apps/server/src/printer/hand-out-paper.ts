import { printLeaseMs } from '@comanda/domain/printer/print-lease.ts';
import type { PaperLine } from '@comanda/domain/printer/paper-layout.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { publishIfTrouble } from './hear-printer.ts';
import { countSend, endPaper, nextPaper, type PrintJob, waitingPaper } from './print-job.rows.ts';
import type { PrinterCall, PrinterDeps } from './printer-call.ts';
import { lockPrinter, type PrinterRow, saveSentPaper } from './printer.rows.ts';
import { writePapers } from './write-papers.ts';

/** `id`: of the queued paper. `papers`: one for each copy. */
type HandedPaper = { id: string; papers: readonly (readonly PaperLine[])[] };

/**
 * `to`: the network card that asks; null: unknown. `wanted`: the paper that was announced to it;
 * null: the next one.
 */
type Asked = { readonly to: string | null; readonly wanted: string | null };

/** Returns whether a printer still has time to say that its paper is out. */
export const isHeld = ({ holdUntil }: Pick<PrinterRow, 'holdUntil'>, now: number): boolean =>
  holdUntil !== null && instantOf(holdUntil) > now;

/**
 * Hands the next paper to a printer, in a transaction; null: it gets none now. Until its lease ends
 * the printer gets the same paper again if it asks for it, and nothing else. Papers that nobody
 * wants any more are dropped on the way. docs/rules/printing.md#at-least-once.
 */
export function handOutPaper(
  deps: PrinterDeps,
  call: PrinterCall,
  asked: Asked,
): Promise<HandedPaper | null> {
  return withTenant(deps.db, call.tenant.id, async (tx) => {
    const printer = await lockPrinter(tx, call.printer.id);
    return printer && nextWanted(deps, tx, { ...call, printer }, asked);
  });
}

async function nextWanted(
  deps: PrinterDeps,
  tx: Tx,
  call: PrinterCall,
  asked: Asked,
): Promise<HandedPaper | null> {
  const { printer, now } = call;
  for (;;) {
    const job = await jobFor(tx, printer, asked, now);
    if (job === null) return null;
    const papers = await writePapers(deps, tx, call, job);
    if (papers !== null) return send(tx, call, { job, papers, to: asked.to });
    await endPaper(tx, job.id, { outcome: 'dropped', at: isoOf(now) });
    await publishIfTrouble(tx, printer, now);
    if (asked.wanted !== null) return null;
  }
}

async function jobFor(
  tx: Tx,
  printer: PrinterRow,
  { to, wanted }: Asked,
  now: number,
): Promise<PrintJob | null> {
  const { id, sentJob, sentTo } = printer;
  if (isHeld(printer, now)) {
    const isSame = sentTo === null || to === null || sentTo === to;
    const isTheirs = sentJob !== null && isSame && (wanted === null || wanted === sentJob);
    return isTheirs ? waitingPaper(tx, id, sentJob) : null;
  }
  return wanted === null ? nextPaper(tx, id) : waitingPaper(tx, id, wanted);
}

async function send(
  tx: Tx,
  { printer, now }: PrinterCall,
  { job, papers, to }: { job: PrintJob; papers: HandedPaper['papers']; to: string | null },
): Promise<HandedPaper> {
  await countSend(tx, job.id);
  await saveSentPaper(tx, printer.id, { job: job.id, to, holdMs: printLeaseMs, now });
  return { id: job.id, papers };
}
