import type { ExceededOrderLimit } from '@comanda/domain/order-limits/order-limit-refusal.ts';

/**
 * Returns the limit for which check_order_limits or hold_within_limits failed a transaction, or
 * null for any other error.
 */
export function orderLimitHit(error: unknown): ExceededOrderLimit | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'CS003') return null;
  return 'detail' in error && typeof error.detail === 'string'
    ? (JSON.parse(error.detail) as ExceededOrderLimit)
    : null;
}
