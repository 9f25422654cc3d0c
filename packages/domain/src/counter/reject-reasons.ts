/**
 * Reasons for which staff rejects an order. `soldOut`: a dish is gone, which the counter then
 * offers to switch off. `address`: the address cannot be reached.
 * docs/rules/counter-board.md#rejecting-an-order.
 */
export const rejectReasons = ['soldOut', 'tooBusy', 'closing', 'address', 'other'] as const;
export type RejectReason = (typeof rejectReasons)[number];
