import { atLeastZero, type Minor, subtract, zero } from '../money/money.ts';
import type { DeliveryZone } from './store.ts';

/**
 * Returns the fee of a delivery to a zone for an amount of food before discounts, in minor units:
 * zero from the zone's free-from amount on. docs/rules/places.md#delivery-fee-and-free-from.
 */
export const deliveryFee = (zone: Pick<DeliveryZone, 'fee' | 'freeFrom'>, food: Minor): Minor =>
  missingToFreeDelivery(zone, food) === 0 ? zero : zone.fee;

/**
 * Returns the food that is missing to a free delivery: zero if it is reached, null if the zone has
 * no free delivery.
 */
export const missingToFreeDelivery = (
  { freeFrom }: Pick<DeliveryZone, 'freeFrom'>,
  food: Minor,
): Minor | null => (freeFrom === null ? null : atLeastZero(subtract(freeFrom, food)));
