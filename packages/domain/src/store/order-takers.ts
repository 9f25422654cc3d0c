/**
 * The one who takes a store's orders: a system of the restaurant, which the server calls, or the
 * people at its counter. docs/rules/counter-systems.md#one-who-takes-the-orders.
 */
export const orderTakers = ['system', 'counter'] as const;
