/**
 * Why an order came to nothing after it was placed, as its restaurant and its shopper are told. `restaurant`: it cancelled the order itself.
 * `operator`: whoever runs the server cancelled or refunded it. `notAccepted`: the restaurant did not begin in time. `notDelivered`: nobody
 * brought it. `refunded`: its money went back before the kitchen began.
 */
export const endReasons = [
  'restaurant',
  'operator',
  'notAccepted',
  'notDelivered',
  'refunded',
] as const;
export type EndReason = (typeof endReasons)[number];
