import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { OrderRequest } from '../../features/order/order-requests.ts';
import type { IdempotencyKey } from '../../platform/idempotency-key.ts';
import type { PlacedOrder } from './placed-order.ts';

/**
 * The stored outcome if the body is the same; INVALID_PARAMETER (422, 1007) if the key was used for another body.
 * docs/rules/orders.md#same-key-other-body.
 */
export function replayOutcome(
  earlier: OrderRequest,
  request: IdempotencyKey,
): Result<PlacedOrder, Refusal> {
  if (earlier.bodyHash !== request.bodyHash)
    return refuse(
      refusalOf('INVALID_PARAMETER', { field: 'idempotency-key', reason: 'KEY_REUSED' }),
    );
  if (earlier.refusal) return refuse(earlier.refusal);
  return accept({ orderId: earlier.orderId, createdAt: Date.parse(earlier.createdAt) });
}
