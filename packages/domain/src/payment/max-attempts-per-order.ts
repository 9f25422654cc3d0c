/**
 * Most payment attempts of one order. No shopper needs more, and each one costs a call of the
 * provider. docs/rules/payments.md#most-payment-attempts-per-order.
 */
export const maxAttemptsPerOrder = 20;
