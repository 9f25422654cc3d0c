import { paperWidths, ticketCopies } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import type { CategoryId, OrderId, PrinterId, StoreId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import {
  printerKinds,
  printerLimits,
  printerStates,
  printerStations,
  printMoments,
} from '@comanda/domain/printer/printer.ts';
import { fileId, uuid } from '@comanda/domain/schema/fields.ts';
import type { Frozen } from '@comanda/domain/schema/frozen.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { text } from '../fields.ts';
import { managers, staff } from '../role-sets.ts';

/**
 * The settings that staff makes. `station`: `kitchen` and `bar` print the kitchen's paper, `door`
 * the paper of the bag. `categoryIds`: the menu categories whose dishes are printed; empty: every
 * dish. A printer of the door has none. `copies`: papers of one order.
 * docs/rules/printing.md#papers-of-a-station.
 */
const settings = {
  station: v.picklist(printerStations),
  paperWidth: v.picklist(paperWidths),
  printsOn: v.picklist(printMoments),
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(printerLimits.copies)),
  categoryIds: v.pipe(v.array(fileId<CategoryId>()), v.maxLength(printerLimits.categories)),
};
const name = text(fieldLengths.deviceName);

/**
 * A printer that works badly or not at all. `since`: ISO; of `away`, the last time that it asked
 * for work; null: it never did. `waiting`: papers that it has not printed yet, none of which is
 * lost.
 */
const trouble = {
  id: uuid<PrinterId>(),
  name: v.string(),
  station: v.picklist(printerStations),
  state: v.picklist(printerStates),
  since: v.nullable(v.string()),
  waiting: v.number(),
};

/**
 * The printers of a store on its board. `papers`: the papers that a printer of the store makes by
 * itself, on arrival or on acceptance, so that no browser prints them too. `trouble`: printers
 * whose state staff has to mend, and printers that are `online` while a paper waits for too long.
 * docs/rules/printing.md#printers-with-trouble.
 */
export const boardPrintersSchema = v.object({
  papers: v.array(v.picklist(ticketCopies)),
  trouble: v.array(v.object(trouble)),
});
export type BoardPrinters = Frozen<v.InferOutput<typeof boardPrintersSchema>>;

const printerSchema = v.object({ ...trouble, ...settings, kind: v.picklist(printerKinds) });
export type Printer = Frozen<v.InferOutput<typeof printerSchema>>;

/** The printers of a store by name. `now`: the server's ISO instant. */
const storePrintersSchema = v.object({ now: v.string(), printers: v.array(printerSchema) });
export type StorePrinters = Frozen<v.InferOutput<typeof storePrintersSchema>>;

/**
 * The addresses that staff types into the printer, told once. Each holds a secret: whoever knows it
 * reads the papers of the store. `statusUrl`: the second address of an Epson, by which it tells
 * that its paper is out while nothing is printed; null for a Star.
 */
const addressesSchema = v.object({
  printerId: uuid<PrinterId>(),
  url: v.string(),
  statusUrl: v.nullable(v.string()),
});
export type PrinterAddresses = Frozen<v.InferOutput<typeof addressesSchema>>;

const ofStore = v.object({ id: fileId<StoreId>() });
const ofPrinter = v.object({ id: fileId<StoreId>(), printerId: uuid<PrinterId>() });
const path = '/v1/counter/stores/:id/printers';
const change = { tag: 'Counter', access: managers, idempotencyKey: true } as const;

export const getPrinters = defineEndpoint({
  name: 'getPrinters',
  summary: 'The printers of a store, their states and the papers that wait',
  tag: 'Counter',
  method: 'GET',
  path,
  access: staff,
  params: ofStore,
  answer: storePrintersSchema,
});

/**
 * Adds a printer. FIELD_VALIDATION: no name. PARAMETER_NOT_RELATED: a category that the store's
 * menu does not have. OPERATION_NOT_SUPPORTED `tooManyPrinters`. A repeated call answers the same
 * addresses. docs/rules/printing.md#address-of-a-printer.
 */
export const addPrinter = defineEndpoint({
  ...change,
  name: 'addPrinter',
  summary: 'Add a printer of a store; answers the addresses to type into it',
  method: 'POST',
  path,
  params: ofStore,
  body: v.object({ name, kind: v.picklist(printerKinds), ...settings }),
  answer: addressesSchema,
  refusals: ['OPERATION_NOT_SUPPORTED', 'PARAMETER_NOT_RELATED'],
});

/** Changes what staff sets, for papers to come. Refused as {@link addPrinter}. */
export const changePrinter = defineEndpoint({
  ...change,
  name: 'changePrinter',
  summary: 'Change a printer of a store',
  method: 'POST',
  path: `${path}/:printerId`,
  params: ofPrinter,
  body: v.object({ name, ...settings }),
  answer: storePrintersSchema,
  refusals: ['PARAMETER_NOT_RELATED'],
});

/** Removes a printer with the papers that it has not printed. A second call changes nothing. */
export const removePrinter = defineEndpoint({
  ...change,
  name: 'removePrinter',
  summary: 'Remove a printer of a store with the papers that wait for it',
  method: 'POST',
  path: `${path}/:printerId/remove`,
  params: ofPrinter,
  answer: storePrintersSchema,
});

/** Gives a printer new addresses; the old ones answer nothing any more. Papers keep waiting. */
export const renewPrinterAddress = defineEndpoint({
  ...change,
  name: 'renewPrinterAddress',
  summary: 'Give a printer new addresses and end the old ones',
  method: 'POST',
  path: `${path}/:printerId/address`,
  params: ofPrinter,
  answer: addressesSchema,
});

/** Queues a page that names the printer, its store and its station. */
export const printTestPage = defineEndpoint({
  ...change,
  name: 'printTestPage',
  summary: 'Print a test page on a printer',
  method: 'POST',
  path: `${path}/:printerId/test`,
  params: ofPrinter,
  answer: storePrintersSchema,
});

/**
 * Prints the paper of an order once more on a printer of its store; it says `COPIA` if one was
 * printed before. NOT_FOUND: a printer or an order of others. ORDER_NOT_REPROCESSABLE: the counter
 * was not shown the order yet. docs/rules/printing.md#reprint.
 */
export const reprintOrder = defineEndpoint({
  ...change,
  name: 'reprintOrder',
  summary: 'Print the paper of an order once more on a printer',
  access: staff,
  method: 'POST',
  path: `${path}/:printerId/orders/:orderId`,
  params: v.object({ ...ofPrinter.entries, orderId: uuid<OrderId>() }),
  refusals: ['ORDER_NOT_REPROCESSABLE'],
});
