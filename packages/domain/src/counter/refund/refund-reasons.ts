/**
 * Reasons of a refund that staff gives, in the order in which the dialog lists them.
 * docs/rules/counter-money.md#reason-of-a-refund.
 */
export const refundReasons = ['missing', 'wrong', 'quality', 'late', 'courtesy', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * A refund is of all that is left, so that the order ends; of an amount; or of the prices of chosen
 * units.
 */
export const refundParts = ['whole', 'amount', 'lines'] as const;
export type RefundPart = (typeof refundParts)[number];

/**
 * Ways in which the money goes back: by the provider that took it, or by hand from the drawer or
 * the card terminal. `hand`: a part of an online payment whose provider refunds only the whole; the
 * store gives it back in cash or by a transfer of its own.
 */
export const refundWays = ['provider', 'cash', 'card', 'hand'] as const;
export type RefundWay = (typeof refundWays)[number];
