import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { getCounterTicket } from './get-counter-ticket.ts';
import { printTicket } from './print-ticket.ts';

export const ticketRoutes = (deps: Pick<Deps, 'db' | 'random' | 'menus'>) =>
  ({
    getCounterTicket: (call) => getCounterTicket(deps, call),
    printTicket: (call) => printTicket(deps, call),
  }) satisfies RouteHandlers;
