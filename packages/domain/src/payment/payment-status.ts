/** Spec §4 Payment polling, decisions §5. */
export const paymentStatuses = ['created', 'completed', 'failed', 'reversed', 'cancelled', 'unknown'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
