import { counterSegment } from '@comanda/contract/counter/counter-page.ts';

/** The router's base: every path below is relative to it. */
export const counterBase = `/${counterSegment}`;

/** Every path of the counter in one place. */
export const paths = {
  board: '/',
  ticket: '/pedidos/:orderId',
  store: '/local',
  money: '/caja',
  riders: '/repartidores',
  staff: '/equipo',
  actions: '/acciones',
} as const;

/** Returns the path of an order's ticket. */
export const ticketPath = (orderId: string): string => paths.ticket.replace(':orderId', orderId);
