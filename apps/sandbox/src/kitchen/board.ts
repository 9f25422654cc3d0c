import { isDone, type Ticket } from './ticket.ts';

/** The kitchen's tickets by order, oldest first. Every change is remembered. */
export type Board = { find(orderId: string): Ticket | undefined; put(ticket: Ticket): Ticket; all(): readonly Ticket[] };

const keptTickets = 500;

export function createBoard(before: readonly Ticket[], remember: (tickets: readonly Ticket[]) => void): Board {
  const tickets = new Map(before.map((ticket) => [ticket.orderId, ticket]));
  return {
    find: (orderId) => tickets.get(orderId),
    put: (ticket) => {
      tickets.set(ticket.orderId, ticket);
      forgetOldest(tickets);
      remember([...tickets.values()]);
      return ticket;
    },
    all: () => [...tickets.values()],
  };
}

/** Only what has ended is forgotten: an open order stays, however many there are. */
function forgetOldest(tickets: Map<string, Ticket>): void {
  for (const [orderId, ticket] of tickets) {
    if (tickets.size <= keptTickets) return;
    if (isDone(ticket)) tickets.delete(orderId);
  }
}
