import type { Slip } from './slip.ts';

/** Where an order stands, as Comanda spells it. The kitchen moves it along `created` … `completed`; the rest it only hears of. */
export type TicketStatus = string;

/** `detail`: what was chosen and asked for, in one line. */
export type TicketProduct = { name: string; quantity: number; detail: string };

/** What Comanda tells the kitchen of an order. `callbackUrl` is Comanda's own address, without a path. */
export type KitchenNotice = {
  tenantId: string;
  orderId: string;
  number: number;
  dispatchMethod: string;
  /** Food that a courier brings leaves the kitchen's hands when it is ready. Left out: the store brings it. */
  broughtBy?: 'store' | 'courier';
  status: TicketStatus;
  /** Why somebody else than the kitchen ended it. Left out: nobody did. */
  endReason?: string;
  /** Made to order: its shopper waits for the kitchen to say when it is ready. Left out: it has a time. */
  needsTime?: boolean;
  callbackUrl: string;
  products: readonly TicketProduct[];
  /** Person, place and money; left out of tickets from before they were told. */
  slip?: Slip;
};

/** What became of a move. `stop`: the clock leaves this order alone. `later`: Comanda was not there; the same move may work soon. */
export type UpdateOutcome =
  | { kind: 'moved'; status: TicketStatus }
  | { kind: 'stop'; reason: string }
  | { kind: 'later'; reason: string };

/** An order on the kitchen's board. Instants and delays in milliseconds. */
export type Ticket = KitchenNotice & {
  receivedAt: number;
  history: readonly { status: TicketStatus; at: number }[];
  /** Failed calls since the last one that worked. */
  attempts: number;
  trouble: string | null;
  /** Comanda said that this order is not ours to move any more. */
  stopped: boolean;
};

const endedStatuses: readonly TicketStatus[] = ['completed', 'cancelled', 'failed', 'reversed'];
export const hasTicketEnded = (status: TicketStatus): boolean => endedStatuses.includes(status);

/** The other spellings that the wire admits. */
export const readTicketStatus = (text: string): TicketStatus =>
  ({ in_transit: 'inTransit', canceled: 'cancelled' })[text] ?? text;

const deliverySteps: readonly TicketStatus[] = [
  'created',
  'preparing',
  'ready',
  'inTransit',
  'completed',
];
const pickupSteps: readonly TicketStatus[] = ['created', 'preparing', 'ready', 'completed'];
const courierSteps: readonly TicketStatus[] = ['created', 'preparing', 'ready'];

/** The kitchen's next move, or null when there is none to make: ended, or still waiting for its time (`scheduled`). */
export function nextStatus({
  status,
  dispatchMethod,
  broughtBy,
}: Pick<KitchenNotice, 'status' | 'dispatchMethod' | 'broughtBy'>): TicketStatus | null {
  const steps =
    dispatchMethod === 'in_store'
      ? pickupSteps
      : broughtBy === 'courier'
        ? courierSteps
        : deliverySteps;
  const index = steps.indexOf(status);
  return index === -1 ? null : (steps[index + 1] ?? null);
}

export const isDone = (ticket: Ticket): boolean => ticket.stopped || nextStatus(ticket) === null;

export const newTicket = (notice: KitchenNotice, at: number): Ticket => ({
  ...notice,
  receivedAt: at,
  history: [{ status: notice.status, at }],
  attempts: 0,
  trouble: null,
  stopped: false,
});

/**
 * Only an end, the start of a scheduled order, and that the store brings it after all, are news: an event that comes late or twice never
 * moves an order back.
 */
export function applyNotice(
  before: Ticket,
  { status, broughtBy, endReason }: KitchenNotice,
  at: number,
): Ticket {
  const storeTookOver = before.broughtBy === 'courier' && broughtBy === 'store';
  const ticket: Ticket = storeTookOver ? { ...before, broughtBy } : before;
  const isChange =
    ticket.status !== status &&
    !hasTicketEnded(ticket.status) &&
    (hasTicketEnded(status) || nextStatus(ticket) === null);
  return isChange
    ? {
        ...ticket,
        ...(endReason === undefined ? {} : { endReason }),
        status,
        history: [...ticket.history, { status, at }],
      }
    : ticket;
}

/** The ticket after Comanda answered. A move that it took makes a stopped ticket go on; an order that ended meanwhile stays so. */
export function applyOutcome(ticket: Ticket, outcome: UpdateOutcome, at: number): Ticket {
  if (hasTicketEnded(ticket.status)) return ticket;
  switch (outcome.kind) {
    case 'moved': {
      const { status } = outcome;
      return {
        ...ticket,
        status,
        attempts: 0,
        trouble: null,
        stopped: false,
        history: [...ticket.history, { status, at }],
      };
    }
    case 'stop':
      return { ...ticket, stopped: true, trouble: outcome.reason };
    case 'later':
      return { ...ticket, attempts: ticket.attempts + 1, trouble: outcome.reason };
  }
}
