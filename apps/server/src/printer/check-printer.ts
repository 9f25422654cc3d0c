import { hasTrouble, printerStateAt } from '@comanda/domain/printer/printer-state.ts';
import type { Deps } from '../deps.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { checkPrinterJob } from './check-printer.job.ts';
import { watchPrinter } from './hear-printer.ts';
import { factsOfPrinter, findPrinter } from './printer.rows.ts';
import { publishPrinterChange } from './queue-papers.rows.ts';

/**
 * Job handler: tells the boards of a store that a printer has gone away, or keeps a paper waiting.
 * While the printer calls, a job follows each minute. Safe to repeat.
 * docs/rules/printing.md#printers-with-trouble.
 */
export async function checkPrinter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenantId, printerId }: JobPayload<typeof checkPrinterJob>,
): Promise<void> {
  const now = clock();
  await withTenant(db, tenantId, async (tx) => {
    const printer = await findPrinter(tx, printerId);
    if (!printer) return;
    const facts = factsOfPrinter(printer);
    const { state } = printerStateAt(facts, now);
    if (hasTrouble(facts, now)) await publishPrinterChange(tx, printer.storeId);
    if (state !== 'away' && facts.seenAt !== null)
      await enqueue(tx, [watchPrinter(tenantId, printer, facts.seenAt)]);
  });
}
