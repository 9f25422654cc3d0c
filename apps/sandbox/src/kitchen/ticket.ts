import type { Slip } from './slip.ts';

/**
 * Order status in Comanda's spelling. The kitchen moves it from `created` to `completed`; the other
 * statuses come from Comanda.
 */
export type TicketStatus = string;

/**
 * `detail`: chosen modifiers and notes, in one line. `total` and `discount`: the price of the line
 * and what discounts take off it, in major units. Absent in tickets of older versions.
 */
export type TicketProduct = {
  name: string;
  quantity: number;
  detail: string;
  total?: number;
  discount?: number;
};

/** Comanda's webhook about an order. `callbackUrl` is Comanda's own address, without a path. */
export type KitchenNotice = {
  tenantId: string;
  orderId: string;
  number: number;
  dispatchMethod: string;
  /**
   * `courier`: the order leaves the kitchen's hands once it is ready. Absent: the store delivers
   * it.
   */
  broughtBy?: 'store' | 'courier';
  status: TicketStatus;
  /** Reason for which another party ended the order. Absent: none did. */
  endReason?: string;
  /**
   * The order has a made-to-order product, and the kitchen must confirm its time. Absent: the order
   * has a time.
   */
  needsTime?: boolean;
  callbackUrl: string;
  products: readonly TicketProduct[];
  /** Customer, address and money. Absent in tickets of older versions. */
  slip?: Slip;
};

/**
 * Outcome of a status update. `stop`: the clock no longer advances this order. `later`: Comanda did
 * not respond; the same update may succeed soon.
 */
export type UpdateOutcome =
  | { kind: 'moved'; status: TicketStatus }
  | { kind: 'stop'; reason: string }
  | { kind: 'later'; reason: string };

/** An order on the kitchen's board. Instants and delays in milliseconds. */
export type Ticket = KitchenNotice & {
  receivedAt: number;
  history: readonly { status: TicketStatus; at: number }[];
  /** Failed calls since the last successful one. */
  attempts: number;
  lastError: string | null;
  /** Comanda refused the update, so the clock no longer advances this order. */
  stopped: boolean;
};

const endedStatuses: readonly TicketStatus[] = ['completed', 'cancelled', 'failed', 'reversed'];
export const hasTicketEnded = (status: TicketStatus): boolean => endedStatuses.includes(status);

/** Reads a status. Also accepts the other spellings of the wire. */
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

/**
 * Returns the kitchen's next status. Null: the order has ended, or it waits for its time
 * (`scheduled`).
 */
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

/**
 * Returns the instant (milliseconds) of a scheduled order, null for one that is wanted as soon as
 * possible.
 */
function scheduledInstant({ slip }: Pick<Ticket, 'slip'>): number | null {
  if (slip === undefined || slip.scheduledDate === null || slip.estimatedAt === null) return null;
  const instant = Date.parse(slip.estimatedAt);
  return Number.isNaN(instant) ? null : instant;
}

/**
 * Returns the milliseconds for which the kitchen's last step has to wait: a scheduled order is not
 * finished before its time.
 */
export function waitForTime(ticket: Ticket, now: number): number {
  const next = nextStatus(ticket);
  const isLast = next !== null && nextStatus({ ...ticket, status: next }) === null;
  return isLast ? Math.max(0, (scheduledInstant(ticket) ?? now) - now) : 0;
}

export const isDone = (ticket: Ticket): boolean => ticket.stopped || nextStatus(ticket) === null;

export const newTicket = (notice: KitchenNotice, at: number): Ticket => ({
  ...notice,
  receivedAt: at,
  history: [{ status: notice.status, at }],
  attempts: 0,
  lastError: null,
  stopped: false,
});

/**
 * Updates a ticket from a webhook. Only an end, the refund of an order that was handed over, the
 * start of a scheduled order, or a change from courier to store changes it, so a late or repeated
 * webhook never moves an order back.
 */
export function applyNotice(
  before: Ticket,
  { status, broughtBy, endReason }: KitchenNotice,
  at: number,
): Ticket {
  const storeTookOver = before.broughtBy === 'courier' && broughtBy === 'store';
  const ticket: Ticket = storeTookOver ? { ...before, broughtBy } : before;
  const isChange = hasTicketEnded(ticket.status)
    ? ticket.status === 'completed' && status === 'reversed'
    : ticket.status !== status && (hasTicketEnded(status) || nextStatus(ticket) === null);
  return isChange
    ? {
        ...ticket,
        ...(endReason === undefined ? {} : { endReason }),
        status,
        history: [...ticket.history, { status, at }],
      }
    : ticket;
}

/**
 * Returns the ticket after Comanda's response. A successful update resumes a stopped ticket. An
 * order that has ended stays unchanged.
 */
export function applyOutcome(ticket: Ticket, outcome: UpdateOutcome, at: number): Ticket {
  if (hasTicketEnded(ticket.status)) return ticket;
  switch (outcome.kind) {
    case 'moved': {
      const { status } = outcome;
      return {
        ...ticket,
        status,
        attempts: 0,
        lastError: null,
        stopped: false,
        history: [...ticket.history, { status, at }],
      };
    }
    case 'stop':
      return { ...ticket, stopped: true, lastError: outcome.reason };
    case 'later':
      return { ...ticket, attempts: ticket.attempts + 1, lastError: outcome.reason };
  }
}
