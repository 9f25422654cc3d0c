import type { Sum } from '../payment/attempt.ts';
import type { CourierName, Delivery } from './delivery.ts';

/**
 * `wait`: a courier delivers, or may still do so. `none`: every courier of the store is known not
 * to deliver.
 */
export type NextCourier =
  | { readonly kind: 'request'; readonly courier: CourierName }
  | { readonly kind: 'wait' }
  | { readonly kind: 'none' };

/**
 * The next of the store's couriers to request, in the store's order, each once in a round. Returns
 * `wait` while another delivery of the order is not cancelled, except for food that came back in an
 * earlier round. docs/rules/couriers.md#next-courier-only-after-the-previous-one.
 */
export function nextCourier(
  couriers: readonly CourierName[],
  deliveries: readonly Pick<Delivery, 'courier' | 'status' | 'round'>[],
): NextCourier {
  const round = roundOf(deliveries);
  const requested = deliveries.filter((delivery) => delivery.round === round);
  const isOpen = deliveries.some(
    (delivery) =>
      delivery.status !== 'CANCELLED' &&
      (delivery.status !== 'RETURNED' || requested.includes(delivery)),
  );
  if (isOpen) return { kind: 'wait' };
  const courier = couriers.find((name) => requested.every((delivery) => delivery.courier !== name));
  return courier === undefined ? { kind: 'none' } : { kind: 'request', courier };
}

/** The current round of an order's deliveries. */
export const roundOf = (deliveries: readonly Pick<Delivery, 'round'>[]): number =>
  Math.max(1, ...deliveries.map(({ round }) => round));

/**
 * Our reference for a delivery at its courier. Each round has a new one, so that a courier that
 * cancelled it accepts it as a new request.
 */
export const externalRefOf = (tenantId: string, orderId: string, round: number): string =>
  `${tenantId}-${orderId}${round === 1 ? '' : `-${round}`}`;

/** The store's couriers in the order of requests, each once. */
export const couriersOf = (store: {
  deliveryType: CourierName;
  fallbackCouriers?: readonly CourierName[];
}): readonly CourierName[] => [...new Set([store.deliveryType, ...(store.fallbackCouriers ?? [])])];

/**
 * Returns whether the brand absorbs a courier's new price: up to `tolerancePercent` above the
 * quoted price. The shopper pays the agreed fee. A price in another currency is never absorbed.
 */
export const isAbsorbed = (quoted: Sum, asked: Sum, tolerancePercent: number): boolean =>
  quoted.currency === asked.currency &&
  asked.minor * 100 <= quoted.minor * (100 + tolerancePercent);
