import type {
  changePrinter as changeEndpoint,
  printTestPage as testEndpoint,
  removePrinter as removeEndpoint,
} from '@comanda/contract/counter/printers.ts';
import type { CounterActionKind } from '@comanda/domain/counter/counter-action-kinds.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { deletePrinter, insertPaper, lockPrinter, updatePrinter } from './printer.rows.ts';
import { publishPrinterChange } from './queue-papers.rows.ts';
import { shownPrinters } from './shown-printers.ts';
import { checkSettings, lockStorePrinter } from './store-printer.ts';

type Change = typeof changeEndpoint;
type Remove = typeof removeEndpoint;
type Test = typeof testEndpoint;
type ChangeDeps = Pick<Deps, 'db' | 'menus' | 'random'>;
type PrinterParams = Call<Remove>['params'];

/**
 * Changes what staff sets of a printer. Refused: FIELD_VALIDATION, PARAMETER_NOT_RELATED, NOT_FOUND
 * for a printer of others.
 */
export async function changePrinter(
  deps: ChangeDeps,
  call: Call<Change>,
): Promise<CallOutcome<Change>> {
  const { params, body, tenant, now } = call;
  const checked = await checkSettings(deps, tenant.id, params.id, body);
  if (!checked.ok) return checked;
  return runCounterAction(deps, call, actionOf(params, 'printer.change'), async (tx) => {
    const printer = await lockStorePrinter(tx, params.id, params.printerId);
    if (!printer.ok) return printer;
    await updatePrinter(tx, params.printerId, checked.value);
    return changed(tx, params, { station: body.station }, now);
  });
}

/** Removes a printer with its papers. Refused: NOT_FOUND for a printer of another store. */
export async function removePrinter(
  deps: ChangeDeps,
  call: Call<Remove>,
): Promise<CallOutcome<Remove>> {
  const { params, now } = call;
  return runCounterAction(deps, call, actionOf(params, 'printer.remove'), async (tx) => {
    const printer = await lockPrinter(tx, params.printerId);
    if (printer && printer.storeId !== params.id) return refuse(refusalOf('NOT_FOUND'));
    if (printer) await deletePrinter(tx, printer.id);
    return changed(tx, params, { papers: printer?.waiting ?? 0 }, now);
  });
}

/** Queues a test page. Refused: NOT_FOUND for a printer of others. */
export async function printTestPage(
  deps: ChangeDeps,
  call: Call<Test>,
): Promise<CallOutcome<Test>> {
  const { params, now } = call;
  return runCounterAction(deps, call, actionOf(params, 'printer.test'), async (tx) => {
    const printer = await lockStorePrinter(tx, params.id, params.printerId);
    if (!printer.ok) return printer;
    await insertPaper(tx, printer.value.id, { orderId: null, at: isoOf(now) });
    return changed(tx, params, {}, now);
  });
}

const actionOf = ({ id, printerId }: PrinterParams, kind: CounterActionKind) => ({
  storeId: id,
  kind,
  subject: printerId,
});

async function changed(tx: Tx, { id }: PrinterParams, detail: object, now: number) {
  await publishPrinterChange(tx, id);
  return accept({ answer: await shownPrinters(tx, id, now), detail });
}
