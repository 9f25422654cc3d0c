import type {
  addPrinter as addEndpoint,
  renewPrinterAddress as renewEndpoint,
} from '@comanda/contract/counter/printers.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { PrinterId } from '@comanda/domain/ids.ts';
import { printerLimits } from '@comanda/domain/printer/printer.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import type { Deps } from '../deps.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { printerAddresses, printerKeyHash } from './printer-address.ts';
import {
  insertPrinter,
  type PrinterRow,
  printersOfStore,
  renewPrinterKey,
} from './printer.rows.ts';
import { checkSettings, lockStorePrinter } from './store-printer.ts';
import { publishPrinterChange } from './queue-papers.rows.ts';

type Add = typeof addEndpoint;
type Renew = typeof renewEndpoint;
type AddDeps = Pick<Deps, 'config' | 'db' | 'menus' | 'random' | 'tokenSecret'>;
/** The stored answer: the address is made of it anew, so that no secret is stored. */
type Keyed = Pick<PrinterRow, 'id' | 'keyNumber' | 'kind'>;

/**
 * Adds a printer of a store and answers its addresses. Refused: FIELD_VALIDATION,
 * PARAMETER_NOT_RELATED, OPERATION_NOT_SUPPORTED `tooManyPrinters`, NOT_FOUND for a store of
 * others. docs/rules/printing.md#address-of-a-printer.
 */
export async function addPrinter(deps: AddDeps, call: Call<Add>): Promise<CallOutcome<Add>> {
  const { params, body, tenant, now } = call;
  const { kind, ...settings } = body;
  const checked = await checkSettings(deps, tenant.id, params.id, settings);
  if (!checked.ok) return checked;
  const keyed: Keyed = { id: deps.random.id<PrinterId>(now), keyNumber: 1, kind };
  const action = { storeId: params.id, kind: 'printer.add', subject: String(params.id) } as const;
  const done = await runCounterAction<Keyed>(deps, call, action, async (tx) => {
    const printers = await printersOfStore(tx, params.id);
    if (printers.length >= printerLimits.printers)
      return refuse(refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'tooManyPrinters' }));
    const keyHash = printerKeyHash(deps.tokenSecret, tenant.id, keyed);
    await insertPrinter(tx, {
      ...{ ...checked.value, ...keyed, keyHash },
      ...{ storeId: params.id, at: isoOf(now) },
    });
    return accept({ answer: keyed, detail: { kind }, subject: keyed.id });
  });
  return addressesOf(deps, call, done);
}

/** Gives a printer new addresses. Refused: NOT_FOUND for a printer of others. */
export async function renewPrinterAddress(
  deps: AddDeps,
  call: Call<Renew>,
): Promise<CallOutcome<Renew>> {
  const { params, tenant } = call;
  const action = { storeId: params.id, kind: 'printer.renew', subject: params.printerId } as const;
  const done = await runCounterAction<Keyed>(deps, call, action, async (tx) => {
    const printer = await lockStorePrinter(tx, params.id, params.printerId);
    if (!printer.ok) return printer;
    const { id, kind } = printer.value;
    const keyed: Keyed = { id, kind, keyNumber: printer.value.keyNumber + 1 };
    const keyHash = printerKeyHash(deps.tokenSecret, tenant.id, keyed);
    await renewPrinterKey(tx, id, { ...keyed, keyHash });
    await publishPrinterChange(tx, params.id);
    return accept({ answer: keyed, detail: {} });
  });
  return addressesOf(deps, call, done);
}

const addressesOf = <E>(
  deps: AddDeps,
  call: Parameters<typeof printerAddresses>[1],
  done: Result<Keyed, E>,
) => (done.ok ? accept(printerAddresses(deps, call, done.value)) : done);
