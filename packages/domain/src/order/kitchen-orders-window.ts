import { dayMs } from '../duration.ts';

/**
 * Milliseconds that a restaurant's list of the orders that it may have missed goes back: without
 * `since`, and at most. docs/rules/orders.md#orders-that-a-restaurant-missed.
 */
export const kitchenOrdersWindow = { usualMs: dayMs, maxMs: 7 * dayMs } as const;
