/**
 * Reasons for which staff cancels an order that was accepted. `noIngredients`: something of it is
 * gone. `shopperAsked`: the shopper called. `noShow`: nobody fetched the pickup, or nobody received
 * the delivery. docs/rules/counter-board.md#cancelling-an-accepted-order.
 */
export const cancelReasons = [
  'noIngredients',
  'kitchenProblem',
  'cannotDeliver',
  'shopperAsked',
  'paymentProblem',
  'other',
  'noShow',
] as const;
export type CancelReason = (typeof cancelReasons)[number];
