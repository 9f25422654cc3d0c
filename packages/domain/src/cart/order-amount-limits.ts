import { type Minor, subtract } from '../money/money.ts';
import type { DeliveryZone, DispatchMethod, Store } from '../store/store.ts';

/** What the food of one order may come to, in minor units; `maximum` null: as much as the shopper likes. */
export type OrderAmountLimits = { minimum: Minor; maximum: Minor | null };

/** How far a cart is from what may be ordered, in minor units. */
export type AmountLimitGap =
  | { kind: 'below'; minimum: Minor; missing: Minor }
  | { kind: 'above'; maximum: Minor; over: Minor };

/** A zone has its own limits, pickup has those of its store; null while nobody knows which zone it is. docs/rules/cart.md#order-minimum-and-maximum. */
export function orderAmountLimits(
  dispatch: DispatchMethod,
  store: Store,
  zone: DeliveryZone | null,
): OrderAmountLimits | null {
  if (dispatch === 'in_store')
    return { minimum: store.pickUpMinimum, maximum: store.pickUpMaximum };
  return zone && { minimum: zone.minimum, maximum: zone.maximum };
}

/** What is missing or too much; null within the limits, and while they are not known. docs/rules/cart.md#order-minimum-and-maximum. */
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
