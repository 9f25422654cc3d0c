import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { findCounterOrders } from './find-counter-orders.ts';
import { getCounterTicket } from './get-counter-ticket.ts';
import { getOpenTickets } from './get-open-tickets.ts';
import { printTicket } from './print-ticket.ts';

export const ticketModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getCounterTicket,
      getOpenTickets,
      printTicket,
      findCounterOrders,
    }),
});
