import type { Sum } from '../payment/attempt.ts';
import type { CourierName, Delivery } from './delivery.ts';

/** `wait`: one brings it, or may. `nobody`: each of them is known not to. */
export type NextCourier =
  | { readonly kind: 'ask'; readonly courier: CourierName }
  | { readonly kind: 'wait' }
  | { readonly kind: 'nobody' };

/**
 * Whom to ask next of a store's couriers, in its order, each once in a round. Nobody while another delivery of the order is not cancelled,
 * but for food that came back in an earlier round. docs/rules/couriers.md#next-courier-only-after-the-previous-one.
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
  return courier === undefined ? { kind: 'nobody' } : { kind: 'ask', courier };
}

/** The round that an order's deliveries are in. */
export const roundOf = (deliveries: readonly Pick<Delivery, 'round'>[]): number =>
  Math.max(1, ...deliveries.map(({ round }) => round));

/** Our name for a delivery at its courier: another one in each round, so that a courier that called it off is not asked for that one. */
export const externalRefOf = (tenantId: string, orderId: string, round: number): string =>
  `${tenantId}-${orderId}${round === 1 ? '' : `-${round}`}`;

/** The store's couriers in the order they are asked, each once. */
export const couriersOf = (store: {
  deliveryType: CourierName;
  fallbackCouriers?: readonly CourierName[];
}): readonly CourierName[] => [...new Set([store.deliveryType, ...(store.fallbackCouriers ?? [])])];

/**
 * Whether the brand absorbs a new price of the courier, up to so many percent above the agreed one; the shopper pays what was agreed.
 * Currencies that differ are never absorbed.
 */
export const isAbsorbed = (quoted: Sum, asked: Sum, tolerancePercent: number): boolean =>
  quoted.currency === asked.currency &&
  asked.minor * 100 <= quoted.minor * (100 + tolerancePercent);
