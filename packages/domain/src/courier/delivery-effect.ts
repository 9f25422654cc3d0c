/**
 * An action that follows from a courier report, stored in the same transaction as the changed delivery. `ask`: poll the courier after
 * `inMs` milliseconds. `send`: repeat the delivery request to the same courier under the same reference. `callOff`: cancel at the courier.
 * `fallBack`: request the next courier, because this courier will not deliver. `moveOrder`: advance the order's status. `tellReady`: notify
 * the courier that the food was ready before it confirmed. `alert`: alert the operator.
 */
export type DeliveryEffect =
  | { readonly do: 'ask'; readonly inMs: number }
  | { readonly do: 'send'; readonly inMs: number }
  | { readonly do: 'callOff' }
  | { readonly do: 'tellReady' }
  | { readonly do: 'fallBack' }
  | { readonly do: 'moveOrder'; readonly to: 'inTransit' | 'completed' }
  | { readonly do: 'alert'; readonly why: DeliveryAlert };

/** Reasons to alert the operator. */
export const deliveryAlerts = [
  'nobody left',
  'cancelled with the food',
  'food comes back',
  'on its way and not wanted',
  'alive after its end',
  'gone at the courier',
  'stuck',
  'open for long',
] as const;
export type DeliveryAlert = (typeof deliveryAlerts)[number];
