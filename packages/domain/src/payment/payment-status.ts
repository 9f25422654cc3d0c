/** docs/rules/payments.md#payment-status-of-an-order. */
export const paymentStatuses = [
  'created',
  'completed',
  'failed',
  'reversed',
  'cancelled',
  'unknown',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
