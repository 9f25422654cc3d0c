import { type Minor, subtract } from '../money/money.ts';
import type { DeliveryZone, DispatchMethod, Store } from '../store/store.ts';

/** Limits of one order's food before discounts, in minor units; `maximum` null: unlimited. */
export type OrderAmountLimits = { minimum: Minor; maximum: Minor | null };

/** The difference between a cart and its limits, in minor units. */
export type AmountLimitGap =
  | { kind: 'below'; minimum: Minor; missing: Minor }
  | { kind: 'above'; maximum: Minor; over: Minor };

/**
 * Returns the limits of a delivery zone, or the store's for pickup; null while the zone is unknown.
 * docs/rules/cart.md#order-minimum-and-maximum.
 */
export function orderAmountLimits(
  dispatch: DispatchMethod,
  store: Store,
  zone: DeliveryZone | null,
): OrderAmountLimits | null {
  if (dispatch === 'in_store')
    return { minimum: store.pickUpMinimum, maximum: store.pickUpMaximum };
  return zone && { minimum: zone.minimum, maximum: zone.maximum };
}

/**
 * Compares the subtotal, the food that can be bought before discounts, with its limits. Returns the
 * missing or excess amount; null within the limits and while they are unknown.
 * docs/rules/cart.md#order-minimum-and-maximum.
 */
export function amountLimitGap(
  subtotal: Minor,
  limits: OrderAmountLimits | null,
): AmountLimitGap | null {
  if (limits === null) return null;
  const { minimum, maximum } = limits;
  if (subtotal < minimum) return { kind: 'below', minimum, missing: subtract(minimum, subtotal) };
  return maximum !== null && subtotal > maximum
    ? { kind: 'above', maximum, over: subtract(subtotal, maximum) }
    : null;
}
