import { isDone, type Ticket } from './ticket.ts';

/** The kitchen's tickets by order, oldest first. Every change is stored. */
export type TicketBoard = {
  find(orderId: string): Ticket | undefined;
  put(ticket: Ticket): Ticket;
  all(): readonly Ticket[];
};

const maxTickets = 500;

export function createTicketBoard(
  storedTickets: readonly Ticket[],
  saveTickets: (tickets: readonly Ticket[]) => void,
): TicketBoard {
  const tickets = new Map(storedTickets.map((ticket) => [ticket.orderId, ticket]));
  return {
    find: (orderId) => tickets.get(orderId),
    put: (ticket) => {
      tickets.set(ticket.orderId, ticket);
      dropOldest(tickets);
      saveTickets([...tickets.values()]);
      return ticket;
    },
    all: () => [...tickets.values()],
  };
}

/** Drops the oldest ended tickets. Open orders stay, even if there are too many. */
function dropOldest(tickets: Map<string, Ticket>): void {
  for (const [orderId, ticket] of tickets) {
    if (tickets.size <= maxTickets) return;
    if (isDone(ticket)) tickets.delete(orderId);
  }
}
