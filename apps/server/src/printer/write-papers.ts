import { actionsOfOrder, countPrints } from '../counter/actions-of-subject.rows.ts';
import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import type { CategoryId, OrderId, ProductId } from '@comanda/domain/ids.ts';
import { type Correction, correctionOf } from '@comanda/domain/line-removal/correction.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import type { PaperLine } from '@comanda/domain/printer/paper-layout.ts';
import { isMarkedCopy, paperLifetimeMs } from '@comanda/domain/printer/print-lease.ts';
import { paperOfStation } from '@comanda/domain/printer/printer.ts';
import { dishesOfPrinter } from '@comanda/domain/printer/station-dishes.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { type CustomerOrder, findCustomerOrder } from '../order/find-orders.rows.ts';
import { isHiddenFromRestaurant } from '../order/move-locked-order.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { counterTicketOf } from '../ticket/counter-ticket-of.ts';
import { orderPaper } from './order-paper.ts';
import { papersOfPrinters, type PrintJob } from './print-job.rows.ts';
import type { PrinterCall, PrinterDeps } from './printer-call.ts';
import { cancelledPaper, correctionPaper } from './short-papers.ts';
import { testPaper } from './test-paper.ts';

type Papers = readonly (readonly PaperLine[])[];

/**
 * Writes a queued paper from what its order is now, once for each copy; null: nobody wants it any
 * more. docs/rules/printing.md#papers-of-an-order.
 */
export async function writePapers(
  deps: PrinterDeps,
  tx: Tx,
  call: PrinterCall,
  job: PrintJob,
): Promise<Papers | null> {
  const { printer, tenant, now } = call;
  const facts = await deps.menus.storeFacts(tenant.id, printer.storeId);
  if (now - instantOf(job.createdAt) >= paperLifetimeMs || !facts) return null;
  if (job.orderId === null) return [testPaper(printer, facts.store.name, tenant.country)];
  const row = await findCustomerOrder(tx, job.orderId);
  if (!row || !isWanted(job, row, now)) return null;
  const categoryOf = (id: number): CategoryId | null =>
    facts.index.productById.get(id)?.categoryId ?? null;
  const whole = await wholeTicket(tx, call, row);
  const { country } = tenant;
  const { station, paperWidth: width } = printer;
  if (job.removalId !== null) {
    const correction = correctionOf(row.line_removals, job.removalId, whole.products);
    const own = correction && correctionOfPrinter(correction, call, categoryOf);
    const isCopy = job.sends > 0;
    return own && [correctionPaper({ ticket: whole, station, width, isCopy, country }, own)];
  }
  const ticket = ticketOfPrinter(whole, call, categoryOf);
  if (ticket.products.length + (ticket.substitutes?.length ?? 0) === 0) return null;
  const paper = { ticket, station, width };
  const isCopy = isMarkedCopy({ ...job, wasMade: await wasMade(tx, call, job.orderId) });
  if (job.paper === 'cancelled') return [cancelledPaper({ ...paper, isCopy, country })];
  const copies = job.isReprint ? 1 : printer.copies;
  return Array.from({ length: copies }, (_, at) =>
    orderPaper({ ...paper, isCopy: isCopy || at > 0, country }),
  );
}

/**
 * An order that has ended needs no paper, except the one that tells it and one that staff asked
 * for.
 */
const isWanted = ({ paper, isReprint }: PrintJob, row: CustomerOrder, now: number): boolean =>
  !isHiddenFromRestaurant(row, now) &&
  (paper === 'cancelled' || (isReprint && paper !== 'correction') || !hasOrderEnded(row.status));

const wholeTicket = async (
  tx: Tx,
  { tenant, now }: PrinterCall,
  row: CustomerOrder,
): Promise<CounterTicket> =>
  counterTicketOf({
    row,
    actions: await actionsOfOrder(tx, row.id),
    printed: {},
    seesActions: false,
    card: null,
    waitMinutes: 0,
    tenant,
    now,
  });

/** The ticket with the dishes that the printer prints. */
function ticketOfPrinter(
  ticket: CounterTicket,
  { printer }: PrinterCall,
  categoryOf: (id: number) => CategoryId | null,
): CounterTicket {
  const dishes = ticket.products.map((product, at) => ({
    productId: product.productId,
    product,
    at,
    refunded: ticket.refundedUnits[at] ?? 0,
    removed: ticket.removedUnits[at] ?? 0,
  }));
  const ofPrinter = <Dish extends { productId: ProductId }>(all: readonly Dish[]) =>
    dishesOfPrinter(all, printer.categoryIds, categoryOf);
  const printed = ofPrinter(dishes);
  return {
    ...ticket,
    products: printed.map(({ product }) => product),
    refundedUnits: printed.map(({ refunded }) => refunded),
    removedUnits: printed.map(({ removed }) => removed),
    substitutes: ofPrinter(ticket.substitutes ?? []).map((dish) => ({
      ...dish,
      line: lineOnPaper(dish.line, printed),
    })),
  };
}

/** The part of a correction that the printer's dishes have; null: none. */
function correctionOfPrinter(
  { off, substitute }: Correction<CounterTicket['products'][number]>,
  { printer }: PrinterCall,
  categoryOf: (id: number) => CategoryId | null,
): Correction<CounterTicket['products'][number]> | null {
  const own = dishesOfPrinter(off, printer.categoryIds, categoryOf);
  const comesIn = substitute ? dishesOfPrinter([substitute], printer.categoryIds, categoryOf) : [];
  if (own.length + comesIn.length === 0) return null;
  return { off: own, substitute: comesIn[0] ?? null };
}

/** The place on the paper of a line of the order; one that is not printed is after the last. */
function lineOnPaper(line: number, printed: readonly { readonly at: number }[]): number {
  const place = printed.findIndex(({ at }) => at === line);
  return place === -1 ? printed.length : place;
}

/** Returns whether a browser or a printer has made this paper of the order before. */
async function wasMade(tx: Tx, { printer }: PrinterCall, orderId: OrderId): Promise<boolean> {
  const copy = paperOfStation(printer.station);
  const made = await papersOfPrinters(tx, [orderId]);
  return (
    made.some((each) => each.copy === copy && each.papers > 0) ||
    (await countPrints(tx, orderId, copy)) > 0
  );
}
