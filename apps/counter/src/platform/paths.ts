import { counterSegment } from '@comanda/contract/counter/counter-page.ts';

/** The router's base: every path below is relative to it. */
export const counterBase = `/${counterSegment}`;

/** The paths that screens and features lead to; `app/screens.ts` declares the others. */
export const paths = {
  board: '/',
  ticket: '/pedidos/:orderId',
  riders: '/repartidores',
  store: '/local',
  survey: '/opiniones',
  printers: '/impresoras',
  brand: '/mi-marca',
  look: '/mi-marca/aspecto',
  brandCoupons: '/mi-marca/cupones',
  brandStores: '/mi-marca/locales',
  brandPayments: '/mi-marca/pagos',
  brandRules: '/mi-marca/reglas',
} as const;

/** Returns the path of an order's ticket. */
export const ticketPath = (orderId: string): string => paths.ticket.replace(':orderId', orderId);

/** The query of the store that an address opens. */
export const openedStoreName = 'local';

/** Returns the address of a store's board, from the root of the host. */
export const boardAddressOf = (storeId: number): string =>
  `${counterBase}?${openedStoreName}=${storeId}`;

/** The query of an order that shall get a rider. */
export const assignedOrderName = 'pedido';

/** Returns the path that gives an order to a rider. */
export const assignPath = (orderId: string): string =>
  `${paths.riders}?${assignedOrderName}=${orderId}`;
