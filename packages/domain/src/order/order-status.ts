/** decisions §4: what the server stores. `unknown` exists only in the browser, for a status it does not know. */
export const orderStatuses = [
  'creation_scheduled',
  'scheduled',
  'created',
  'preparing',
  'ready',
  'inTransit',
  'completed',
  'cancelled',
  'failed',
  'reversed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
