import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { reusedKeyRefusal } from '@comanda/domain/idempotency/same-key-other-body.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { OrderRequest } from '../order-requests.rows.ts';
import type { IdempotencyKey } from '../../platform/idempotency-key.ts';
import type { PlacedOrder } from './placed-order.ts';

/**
 * The stored outcome if the body is the same; INVALID_PARAMETER (422, 1007) if the key was used for
 * another body. docs/rules/orders.md#same-key-other-body.
 */
export function replayOutcome(
  earlier: OrderRequest,
  request: IdempotencyKey,
): Result<PlacedOrder, Refusal> {
  const reused = reusedKeyRefusal({ bodyHash: earlier.bodyHash }, { bodyHash: request.bodyHash });
  if (reused) return refuse(reused);
  if (earlier.refusal) return refuse(earlier.refusal);
  return accept({ orderId: earlier.orderId, createdAt: instantOf(earlier.createdAt) });
}
