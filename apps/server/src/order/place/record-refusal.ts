import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { isDerivedKeyAlive } from '@comanda/domain/idempotency/key-lifetimes.ts';
import type { OrderId, TenantId, UserId } from '@comanda/domain/ids.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../../deps.ts';
import { findOrderRequest, storeOrderRefusal } from '../order-requests.rows.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import type { IdempotencyKey } from '../../platform/idempotency-key.ts';
import { replayOutcome } from './replay-outcome.ts';
import type { PlacedOrder } from './placed-order.ts';

/**
 * One try to place an order; `id` becomes the order's id if it is placed. `now` in milliseconds.
 */
export type Placement = { id: OrderId; buyerId: UserId; request: IdempotencyKey; now: number };

/**
 * Stores a refusal under the client's key, so that a repetition gets the same refusal. If the key
 * has an outcome already, that outcome is the answer: it does not change any more, so the look-up
 * needs no transaction with the attempt to store. A derived key stores no refusal, because the
 * shopper may try the same cart again when the store has opened, and no key stores that there were
 * too many calls.
 */
export async function recordRefusal(
  deps: Pick<Deps, 'db'>,
  tenantId: TenantId,
  { id, buyerId, request, now }: Placement,
  refusal: Refusal,
): Promise<Result<PlacedOrder, Refusal>> {
  const tx = autocommit(deps.db, tenantId);
  const createdAt = isoOf(now);
  if (
    !request.derived &&
    refusal.label !== 'TOO_MANY_REQUESTS' &&
    (await storeOrderRefusal(tx, { buyerId, request, orderId: id, refusal, createdAt }))
  )
    return refuse(refusal);
  const earlier = await findOrderRequest(tx, buyerId, request.key);
  const isReplay =
    earlier !== null && (!request.derived || isDerivedKeyAlive(instantOf(earlier.createdAt), now));
  return isReplay ? replayOutcome(earlier, request) : refuse(refusal);
}
