import type { Timer } from '../timer.ts';
import { type Alarms, createAlarms } from './alarms.ts';
import { type Board, createBoard } from './board.ts';
import type { Move } from './comanda.ts';
import { type Pace, waitFor } from './pace.ts';
import { afterMove, type Delivery, isDone, newTicket, nextStatus, type Ticket, withNews } from './ticket.ts';

export type Kitchen = {
  /** Takes an order, or news of one it has. The same order twice is one ticket. */
  receive(delivery: Delivery): 'new' | 'known';
  /** Moves an order one step now, whatever the clock says. Null: no such order. */
  advance(orderId: string): Promise<Ticket | null>;
  /** Newest first. */
  tickets(): readonly Ticket[];
  pace(): Pace;
  setPace(change: Partial<Pace>): void;
  stop(): void;
};
export type KitchenDeps = { timer: Timer; move: Move; remember?: (tickets: readonly Ticket[]) => void };

type Floor = { deps: KitchenDeps; board: Board; alarms: Alarms; moving: Map<string, Promise<Ticket>>; pace: Pace };

/** A board of tickets that move by themselves. `before`: the tickets of last time, so that a restart loses no order. */
export function createKitchen(deps: KitchenDeps, pace: Pace, before: readonly Ticket[] = []): Kitchen {
  const floor: Floor = {
    deps,
    board: createBoard(before, deps.remember ?? (() => {})),
    alarms: createAlarms(deps.timer),
    moving: new Map(),
    pace,
  };
  const restart = (): void => floor.board.all().forEach((ticket) => setAlarm(floor, ticket));
  restart();
  return {
    receive: (delivery) => receive(floor, delivery),
    advance: (orderId) => step(floor, orderId),
    tickets: () => floor.board.all().toReversed(),
    pace: () => floor.pace,
    setPace: (change) => {
      floor.pace = { ...floor.pace, ...change };
      restart();
    },
    stop: floor.alarms.clearAll,
  };
}

function receive(floor: Floor, delivery: Delivery): 'new' | 'known' {
  const { board, deps } = floor;
  const known = board.find(delivery.orderId);
  const ticket = known === undefined ? newTicket(delivery, deps.timer.now()) : withNews(known, delivery, deps.timer.now());
  if (ticket !== known) setAlarm(floor, board.put(ticket));
  return known === undefined ? 'new' : 'known';
}

function setAlarm(floor: Floor, ticket: Ticket): void {
  const { alarms, pace } = floor;
  if (pace.paused || isDone(ticket)) alarms.clear(ticket.orderId);
  else alarms.set(ticket.orderId, waitFor(pace, ticket.attempts), () => void step(floor, ticket.orderId));
}

/** One move at a time for an order: the clock and a hand that meet share it. */
async function step(floor: Floor, orderId: string): Promise<Ticket | null> {
  const ticket = floor.board.find(orderId);
  if (ticket === undefined) return null;
  const made = floor.moving.get(orderId) ?? makeMove(floor, ticket);
  floor.moving.set(orderId, made);
  return made.finally(() => floor.moving.delete(orderId));
}

async function makeMove(floor: Floor, ticket: Ticket): Promise<Ticket> {
  const { deps, board } = floor;
  const wanted = nextStatus(ticket);
  if (wanted === null) return ticket;
  const outcome = await deps.move(ticket, wanted);
  const after = board.put(afterMove(board.find(ticket.orderId) ?? ticket, outcome, deps.timer.now()));
  setAlarm(floor, after);
  return after;
}
