import { acceptedAt } from '@comanda/domain/order/acceptance.ts';
import { removedByLine, substitutesOf } from '@comanda/domain/line-removal/removals-of-order.ts';
import { needsHandOverCode } from '@comanda/domain/order/hand-over-code.ts';
import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import type { TicketCopy } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import { add, zero } from '@comanda/domain/money/money.ts';
import { tidyTexts } from '@comanda/domain/text/tidy-texts.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import type { ActionOfOrder } from '../counter/actions-of-subject.rows.ts';
import type { CustomerOrder } from '../order/find-orders.rows.ts';
import { kitchenTicketOf } from '../kitchen/kitchen-ticket.ts';
import { toOrder } from '../order/order.rows.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { ticketActionOf } from './ticket-action-of.ts';

/**
 * `seesActions`: the caller may read who did what. `card`, `waitMinutes`: as the board of the store
 * has them.
 */
type Facts = Pick<CounterTicket, 'card' | 'waitMinutes'> & {
  row: CustomerOrder;
  actions: readonly ActionOfOrder[];
  seesActions: boolean;
  /** Papers that printers have made of the order. */
  printed: PapersOfPrinters;
  tenant: TenantContext;
  now: number;
};

/** Papers by their copy; absent: none. */
export type PapersOfPrinters = Readonly<Partial<Record<TicketCopy, number>>>;

/**
 * Returns the ticket of an order: the facts that its restaurant's own system would get, with times,
 * rider and audit list, without its code.
 */
export function counterTicketOf({
  row,
  actions,
  seesActions,
  tenant,
  now,
  printed,
  ...board
}: Facts): CounterTicket {
  const context = { tenantId: tenant.id, country: tenant.country, callbackUrl: '' };
  const {
    tenantId: _tenant,
    callbackUrl: _callback,
    handOverCode: code,
    estimatedAt: _estimate,
    payment,
    ...facts
  } = kitchenTicketOf(row, context);
  const shown = toOrder(row, now);
  return {
    ...facts,
    ...board,
    now: isoOf(now),
    version: row.version,
    storeName: row.snapshot.storeName,
    acceptedAt: acceptedAt(row.timeline),
    readyAt: row.ready_at,
    promisedAt: row.estimated_at,
    scheduledAt: row.scheduled_at,
    needsCode: needsHandOverCode(row.dispatch_method),
    payment: {
      ...payment,
      cardLastDigits: shown.payment?.cardLastDigits ?? null,
      returned: add(
        shown.payment?.partialRefund?.returned ?? zero,
        shown.payment?.partialRefund?.byHand ?? zero,
      ),
      due: shown.payment?.partialRefund?.due ?? zero,
    },
    rider: riderOf(shown.rider),
    timeline: knownSteps(row),
    actions: seesActions ? actions.map(ticketActionOf) : [],
    refundedUnits: row.lines.map((_line, at) => unitsRefunded(actions, at)),
    removedUnits: [...removedByLine(row.line_removals, row.lines.length)],
    substitutes: [...tidyTexts(substitutesOf(row.line_removals))],
    printed: {
      kitchen: printsOf(actions, 'kitchen') + (printed.kitchen ?? 0),
      door: printsOf(actions, 'door') + (printed.door ?? 0),
    },
  };
}

/** Steps with a status that this version knows. */
const knownSteps = ({ timeline }: CustomerOrder): CounterTicket['timeline'] =>
  timeline.flatMap(({ status, at }) => (status === 'unknown' ? [] : [{ status, at }]));

const riderOf = (rider: ReturnType<typeof toOrder>['rider']): CounterTicket['rider'] =>
  rider && tidyTexts({ courier: rider.courier, name: rider.name, phone: rider.phone });

const printsOf = (actions: readonly ActionOfOrder[], copy: TicketCopy): number =>
  actions.filter(({ kind, detail }) => kind === 'order.print' && detail['copy'] === copy).length;

/** The units of a line that staff refunded, by the audit list. */
const unitsRefunded = (actions: readonly ActionOfOrder[], line: number): number =>
  actions
    .filter(({ kind }) => kind === 'order.refund')
    .flatMap(({ detail }) => v.parse(refundedLines, detail['lines']))
    .reduce((sum, each) => sum + (each.line === line ? each.quantity : 0), 0);

/** A detail that another version stored in another form names no line. */
const refundedLines = v.fallback(v.array(v.object({ line: v.number(), quantity: v.number() })), []);
