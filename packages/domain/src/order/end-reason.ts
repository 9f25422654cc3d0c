/**
 * The reason for which a placed order ended without food, as the restaurant and the shopper see it.
 * `restaurant`: the restaurant cancelled it. `operator`: an operator cancelled or refunded it.
 * `notAccepted`: the restaurant did not begin in time. `notDelivered`: no courier delivered it.
 * `refunded`: its money was refunded before preparation began.
 */
export const endReasons = [
  'restaurant',
  'operator',
  'notAccepted',
  'notDelivered',
  'refunded',
] as const;
export type EndReason = (typeof endReasons)[number];
