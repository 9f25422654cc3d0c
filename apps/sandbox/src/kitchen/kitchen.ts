import type { Timer } from '../timer.ts';
import { type NamedTimers, createNamedTimers } from './named-timers.ts';
import { type TicketBoard, createTicketBoard } from './ticket-board.ts';
import type { UpdateStatus } from './update-status.ts';
import { type StepPace, nextStepDelay } from './step-pace.ts';
import {
  applyOutcome,
  type KitchenNotice,
  isDone,
  newTicket,
  nextStatus,
  type Ticket,
  applyNotice,
  waitForTime,
} from './ticket.ts';

export type Kitchen = {
  /** Adds an order, or updates a known one. The same order twice gives one ticket. */
  receive(notice: KitchenNotice): 'new' | 'known';
  /** Advances an order one step now, without waiting for the clock. Null: no such order. */
  advance(orderId: string): Promise<Ticket | null>;
  /** Newest first. */
  tickets(): readonly Ticket[];
  pace(): StepPace;
  setPace(change: Partial<StepPace>): void;
  stop(): void;
};
export type KitchenDeps = {
  timer: Timer;
  updateStatus: UpdateStatus;
  saveTickets?: (tickets: readonly Ticket[]) => void;
};

type KitchenState = {
  deps: KitchenDeps;
  board: TicketBoard;
  timers: NamedTimers;
  moving: Map<string, Promise<Ticket>>;
  pace: StepPace;
};

/**
 * Creates a board of tickets that advance by themselves. `before`: the stored tickets, so that a
 * restart loses no order.
 */
export function createKitchen(
  deps: KitchenDeps,
  pace: StepPace,
  storedTickets: readonly Ticket[] = [],
): Kitchen {
  const state: KitchenState = {
    deps,
    board: createTicketBoard(storedTickets, deps.saveTickets ?? (() => {})),
    timers: createNamedTimers(deps.timer),
    moving: new Map(),
    pace,
  };
  const reschedule = (): void => state.board.all().forEach((ticket) => scheduleStep(state, ticket));
  reschedule();
  return {
    receive: (notice) => receive(state, notice),
    advance: (orderId) => advanceOrder(state, orderId),
    tickets: () => state.board.all().toReversed(),
    pace: () => state.pace,
    setPace: (change) => {
      state.pace = { ...state.pace, ...change };
      reschedule();
    },
    stop: state.timers.clearAll,
  };
}

function receive(state: KitchenState, notice: KitchenNotice): 'new' | 'known' {
  const { board, deps } = state;
  const known = board.find(notice.orderId);
  const ticket =
    known === undefined
      ? newTicket(notice, deps.timer.now())
      : applyNotice(known, notice, deps.timer.now());
  if (ticket !== known) scheduleStep(state, board.put(ticket));
  return known === undefined ? 'new' : 'known';
}

function scheduleStep(state: KitchenState, ticket: Ticket): void {
  const { timers, pace } = state;
  if (pace.paused || isDone(ticket)) timers.clear(ticket.orderId);
  else
    timers.set(
      ticket.orderId,
      Math.max(nextStepDelay(pace, ticket.attempts), waitForTime(ticket, state.deps.timer.now())),
      () => void advanceOrder(state, ticket.orderId),
    );
}

/**
 * Advances an order, one update at a time. If the clock and the operator advance it together, both
 * get the same update.
 */
async function advanceOrder(state: KitchenState, orderId: string): Promise<Ticket | null> {
  const ticket = state.board.find(orderId);
  if (ticket === undefined) return null;
  const update = state.moving.get(orderId) ?? updateOrder(state, ticket);
  state.moving.set(orderId, update);
  return update.finally(() => state.moving.delete(orderId));
}

async function updateOrder(state: KitchenState, ticket: Ticket): Promise<Ticket> {
  const { deps, board } = state;
  const requestedStatus = nextStatus(ticket);
  if (requestedStatus === null) return ticket;
  const outcome = await deps.updateStatus(ticket, requestedStatus);
  const after = board.put(
    applyOutcome(board.find(ticket.orderId) ?? ticket, outcome, deps.timer.now()),
  );
  scheduleStep(state, after);
  return after;
}
