import { isRecord } from '@comanda/domain/is-record.ts';
import { takesPapers } from '@comanda/domain/printer/printer-state.ts';
import { isStarPrinted, starState } from '@comanda/domain/printer/star-status.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { encodeStar, type StarMediaType, starMediaTypes } from './encode-star.ts';
import { handOutPaper, isHeld } from './hand-out-paper.ts';
import { hearPrinter } from './hear-printer.ts';
import { nextPaper } from './print-job.rows.ts';
import type { PrinterAnswer, PrinterCall, PrinterDeps } from './printer-call.ts';
import { lockPrinter, saveSentPaper } from './printer.rows.ts';
import { reportPaper } from './report-paper.ts';

const nothing: PrinterAnswer = { status: 200, type: 'application/json', body: '{}' };
const refused = (status: 404 | 415): PrinterAnswer => ({ ...nothing, status });

/**
 * Answers a Star printer by its CloudPRNT protocol: POST asks and tells the state, GET takes the
 * paper, DELETE says how it went. docs/rules/printing.md#calls-of-a-printer.
 */
export function answerStar(deps: PrinterDeps, call: PrinterCall): Promise<PrinterAnswer> {
  if (call.method === 'POST') return poll(deps, call);
  return call.method === 'DELETE' ? confirm(deps, call) : take(deps, call);
}

async function poll(deps: PrinterDeps, call: PrinterCall): Promise<PrinterAnswer> {
  const { printer, tenant, now, body } = call;
  const { statusCode, mac } = readPoll(body);
  const told = starState(statusCode);
  await hearPrinter(deps, printer, { tenantId: tenant.id, told, now });
  if (!takesPapers(told)) {
    await giveBack(deps, call, mac);
    return json({ jobReady: false });
  }
  if (printer.waiting === 0 || isHeld(printer, now)) return json({ jobReady: false });
  const job = await nextPaper(autocommit(deps.db, tenant.id), printer.id);
  return json(
    job === null
      ? { jobReady: false }
      : { jobReady: true, mediaTypes: starMediaTypes, jobToken: job.id },
  );
}

/**
 * A printer that says that it cannot print has not printed the paper that it has: it gets it again
 * once it can.
 */
async function giveBack(
  { db }: PrinterDeps,
  { printer, tenant, now }: PrinterCall,
  mac: string | null,
): Promise<void> {
  if (printer.sentJob === null) return;
  await withTenant(db, tenant.id, async (tx) => {
    const locked = await lockPrinter(tx, printer.id);
    if (locked && (locked.sentTo === null || mac === null || locked.sentTo === mac))
      await saveSentPaper(tx, printer.id, { job: null, to: null, holdMs: 0, now });
  });
}

async function take(deps: PrinterDeps, call: PrinterCall): Promise<PrinterAnswer> {
  const type = mediaTypeOf(call.query.get('type'));
  if (type === null) return refused(415);
  const handed = await handOutPaper(deps, call, {
    to: call.query.get('mac'),
    wanted: tokenOf(call),
  });
  return handed === null
    ? refused(404)
    : { status: 200, type, body: encodeStar(handed.papers, type) };
}

async function confirm(deps: PrinterDeps, call: PrinterCall): Promise<PrinterAnswer> {
  const { query, printer, tenant, now } = call;
  const code = query.get('code') ?? '';
  const isPrinted = isStarPrinted(code);
  if (!isPrinted)
    await hearPrinter(deps, printer, { tenantId: tenant.id, told: starState(code), now });
  await reportPaper(deps, call, {
    job: tokenOf(call),
    from: query.get('mac'),
    isPrinted,
    pauseMs: 0,
  });
  return nothing;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The paper that newer printers name; null: an older one, which names none. */
function tokenOf({ query }: PrinterCall): string | null {
  const token = query.get('token') ?? '';
  return uuid.test(token) ? token : null;
}

/** A printer that names no type gets the best one; null: it wants one that nobody has. */
function mediaTypeOf(wanted: string | null): StarMediaType | null {
  const [type] = (wanted ?? starMediaTypes[0]).split(';');
  return starMediaTypes.find((each) => each === type?.trim()) ?? null;
}

const json = (answer: object): PrinterAnswer => ({ ...nothing, body: JSON.stringify(answer) });

/** A body that is no status counts as a call of a printer that works. */
function readPoll(body: string): { statusCode: string; mac: string | null } {
  const value = parsed(body);
  if (!isRecord(value)) return { statusCode: '', mac: null };
  const { statusCode, printerMAC: mac } = value;
  return {
    statusCode: typeof statusCode === 'string' ? statusCode : '',
    mac: typeof mac === 'string' ? mac : null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
