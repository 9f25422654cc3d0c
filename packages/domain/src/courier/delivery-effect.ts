/**
 * What has to be done because of a sighting, stored in the transaction that stores what it made of the delivery. `ask`: ask the courier
 * after so many milliseconds. `send`: ask the same courier again to bring it, under the same name. `callOff`: tell it that nobody wants it
 * any more. `fallBack`: ask the next courier; this one is known not to bring it. `moveOrder`: the food shows where the order stands.
 * `tellReady`: the food was packed before this courier took it on. `alert`: a person must look.
 */
export type DeliveryEffect =
  | { readonly do: 'ask'; readonly inMs: number }
  | { readonly do: 'send'; readonly inMs: number }
  | { readonly do: 'callOff' }
  | { readonly do: 'tellReady' }
  | { readonly do: 'fallBack' }
  | { readonly do: 'moveOrder'; readonly to: 'inTransit' | 'completed' }
  | { readonly do: 'alert'; readonly why: DeliveryAlert };

/** Why a person must look. */
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
