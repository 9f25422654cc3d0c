import type { Sum } from '../payment/attempt.ts';
import type { CourierName, Delivery } from './delivery.ts';

/** `wait`: one brings it, or may. `nobody`: each of them is known not to. */
export type NextCourier = { readonly kind: 'ask'; readonly courier: CourierName } | { readonly kind: 'wait' } | { readonly kind: 'nobody' };

/** Whom to ask next of a store's couriers, in its order, each once. Nobody while another delivery of the order is not cancelled. payments §8. */
export function nextCourier(couriers: readonly CourierName[], deliveries: readonly Pick<Delivery, 'courier' | 'status'>[]): NextCourier {
  if (deliveries.some(({ status }) => status !== 'CANCELLED')) return { kind: 'wait' };
  const courier = couriers.find((name) => deliveries.every((delivery) => delivery.courier !== name));
  return courier === undefined ? { kind: 'nobody' } : { kind: 'ask', courier };
}

/** The store's couriers in the order they are asked, each once. */
export const couriersOf = (store: { deliveryType: CourierName; fallbackCouriers?: readonly CourierName[] }): readonly CourierName[] => [
  ...new Set([store.deliveryType, ...(store.fallbackCouriers ?? [])]),
];

const absorbedPercent = 20;

/** Whether the brand absorbs a new price of the courier; the shopper pays what was agreed. Currencies that differ are never absorbed. */
export const isAbsorbed = (quoted: Sum, asked: Sum): boolean =>
  quoted.currency === asked.currency && asked.minor * 100 <= quoted.minor * (100 + absorbedPercent);
