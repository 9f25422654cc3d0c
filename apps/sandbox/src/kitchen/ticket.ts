import type { Slip } from './slip.ts';

/** Where an order stands, as Comanda spells it. The kitchen moves it along `created` … `completed`; the rest it only hears of. */
export type Status = string;

/** `detail`: what was chosen and asked for, in one line. */
export type TicketProduct = { name: string; quantity: number; detail: string };

/** What Comanda tells the kitchen of an order. `callbackUrl` is Comanda's own address, without a path. */
export type Delivery = {
  tenantId: string;
  orderId: string;
  number: number;
  dispatchMethod: string;
  /** Food that a courier brings leaves the kitchen's hands when it is ready. Left out: the store brings it. */
  broughtBy?: 'store' | 'courier';
  status: Status;
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
export type MoveOutcome = { kind: 'moved'; status: Status } | { kind: 'stop'; reason: string } | { kind: 'later'; reason: string };

/** An order on the kitchen's board. Instants and delays in milliseconds. */
export type Ticket = Delivery & {
  receivedAt: number;
  history: readonly { status: Status; at: number }[];
  /** Failed calls since the last one that worked. */
  attempts: number;
  trouble: string | null;
  /** Comanda said that this order is not ours to move any more. */
  stopped: boolean;
};

const ended: readonly Status[] = ['completed', 'cancelled', 'failed', 'reversed'];
export const hasEnded = (status: Status): boolean => ended.includes(status);

/** The other spellings that the wire admits. */
export const readStatus = (text: string): Status => ({ in_transit: 'inTransit', canceled: 'cancelled' })[text] ?? text;

const deliverySteps: readonly Status[] = ['created', 'preparing', 'ready', 'inTransit', 'completed'];
const pickupSteps: readonly Status[] = ['created', 'preparing', 'ready', 'completed'];
const courierSteps: readonly Status[] = ['created', 'preparing', 'ready'];

/** The kitchen's next move, or null when there is none to make: ended, or still waiting for its time (`scheduled`). */
export function nextStatus({
  status,
  dispatchMethod,
  broughtBy,
}: Pick<Delivery, 'status' | 'dispatchMethod' | 'broughtBy'>): Status | null {
  const steps = dispatchMethod === 'in_store' ? pickupSteps : broughtBy === 'courier' ? courierSteps : deliverySteps;
  const index = steps.indexOf(status);
  return index === -1 ? null : (steps[index + 1] ?? null);
}

export const isDone = (ticket: Ticket): boolean => ticket.stopped || nextStatus(ticket) === null;

export const newTicket = (delivery: Delivery, at: number): Ticket => ({
  ...delivery,
  receivedAt: at,
  history: [{ status: delivery.status, at }],
  attempts: 0,
  trouble: null,
  stopped: false,
});

/**
 * Only an end, the start of a scheduled order, and that the store brings it after all, are news: an event that comes late or twice never
 * moves an order back.
 */
export function withNews(before: Ticket, { status, broughtBy, endReason }: Delivery, at: number): Ticket {
  const isTaken = before.broughtBy === 'courier' && broughtBy === 'store';
  const ticket: Ticket = isTaken ? { ...before, broughtBy } : before;
  const isNews = ticket.status !== status && !hasEnded(ticket.status) && (hasEnded(status) || nextStatus(ticket) === null);
  return isNews
    ? { ...ticket, ...(endReason === undefined ? {} : { endReason }), status, history: [...ticket.history, { status, at }] }
    : ticket;
}

/** The ticket after Comanda answered. A move that it took makes a stopped ticket go on; an order that ended meanwhile stays so. */
export function afterMove(ticket: Ticket, outcome: MoveOutcome, at: number): Ticket {
  if (hasEnded(ticket.status)) return ticket;
  switch (outcome.kind) {
    case 'moved': {
      const { status } = outcome;
      return { ...ticket, status, attempts: 0, trouble: null, stopped: false, history: [...ticket.history, { status, at }] };
    }
    case 'stop':
      return { ...ticket, stopped: true, trouble: outcome.reason };
    case 'later':
      return { ...ticket, attempts: ticket.attempts + 1, trouble: outcome.reason };
  }
}
