import {
  type ExceededOrderLimit,
  limitScopes,
  limitsOfOrders,
} from '@comanda/domain/order-limits/order-limit-refusal.ts';
import * as v from 'valibot';

/** The detail of CS003: `apps/server/src/order-limits/schema.sql` writes it. */
const detail = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    limit: v.picklist(limitsOfOrders),
    scope: v.picklist(limitScopes),
    most: v.number(),
    seconds: v.nullable(v.number()),
  }),
);

/**
 * Returns the limit for which check_order_limits or hold_within_limits failed a transaction, or
 * null for any other error.
 */
export function orderLimitHit(error: unknown): ExceededOrderLimit | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'CS003') return null;
  return 'detail' in error ? v.parse(detail, error.detail) : null;
}
