import { epsonState } from '@comanda/domain/printer/epson-status.ts';
import { namelessPauseMs } from '@comanda/domain/printer/print-lease.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { encodeEpos } from './encode-epos.ts';
import { handOutPaper, isHeld } from './hand-out-paper.ts';
import { hearPrinter } from './hear-printer.ts';
import { paperOfEpsonId } from './print-job.rows.ts';
import type { PrinterAnswer, PrinterCall, PrinterDeps } from './printer-call.ts';
import { readEpsonReport } from './read-epson-report.ts';
import { reportPaper } from './report-paper.ts';

const xmlOf = (body: string): PrinterAnswer => ({
  status: 200,
  type: 'text/xml; charset=utf-8',
  body,
});
const nothing = xmlOf('');

/** An Epson takes at most 30 letters and digits as the id of a paper. */
const epsonId = (jobId: string): string => jobId.replaceAll('-', '').slice(8);

/**
 * Answers an Epson by its Server Direct Print: `GetRequest` asks for a paper, `SetResponse` says
 * how it went; anything else tells a state. docs/rules/printing.md#calls-of-a-printer.
 */
export function answerEpson(deps: PrinterDeps, call: PrinterCall): Promise<PrinterAnswer> {
  const form = new URLSearchParams(call.body);
  const kind = form.get('ConnectionType');
  if (kind === 'GetRequest') return poll(deps, call);
  return kind === 'SetResponse'
    ? confirm(deps, call, form.get('ResponseFile') ?? '')
    : hearEpsonStatus(deps, call);
}

async function poll(deps: PrinterDeps, call: PrinterCall): Promise<PrinterAnswer> {
  const { printer, tenant, now } = call;
  await hearPrinter(deps, printer, { tenantId: tenant.id, told: printer.told, now });
  if (printer.waiting === 0 || isHeld(printer, now)) return nothing;
  const handed = await handOutPaper(deps, call, { to: null, wanted: null });
  return handed === null ? nothing : xmlOf(encodeEpos(handed.papers, epsonId(handed.id)));
}

async function confirm(deps: PrinterDeps, call: PrinterCall, xml: string): Promise<PrinterAnswer> {
  const { printer, tenant, now } = call;
  const report = readEpsonReport(xml);
  await hearPrinter(deps, printer, { tenantId: tenant.id, told: epsonState(report), now });
  const { success, jobId } = report;
  if (success === null) return nothing;
  const named =
    jobId === null ? null : await paperOfEpsonId(autocommit(deps.db, tenant.id), printer.id, jobId);
  if (jobId !== null && named === null) return nothing;
  const pauseMs = jobId === null ? namelessPauseMs : 0;
  await reportPaper(deps, call, { job: named, from: null, isPrinted: success, pauseMs });
  return nothing;
}

/** Hears the state that an idle Epson tells. */
export async function hearEpsonStatus(
  deps: PrinterDeps,
  { printer, tenant, now, body }: PrinterCall,
): Promise<PrinterAnswer> {
  const form = new URLSearchParams(body);
  const report = readEpsonReport(form.get('Status') ?? body);
  const told = epsonState({ ...report, success: null });
  await hearPrinter(deps, printer, { tenantId: tenant.id, told, now });
  return nothing;
}
