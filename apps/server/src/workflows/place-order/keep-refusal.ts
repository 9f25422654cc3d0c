import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, TenantId, UserId } from '@comanda/domain/ids.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import { findRequest, storeRefusal } from '../../features/order/order-requests.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import type { RequestKey } from '../../platform/idempotency.ts';
import { derivedKeyLastsMs } from '../../features/order/insert-order.ts';
import { earlierOutcome } from './earlier-outcome.ts';
import type { Placed } from './placed.ts';

/** One attempt to place an order; `id` is the order's, if it comes to one. `now` in milliseconds. */
export type Placement = { id: OrderId; buyerId: UserId; request: RequestKey; now: number };

/**
 * Stores a refusal against the client's key, so that repeating it is refused alike. If the key has its outcome already, that one is the
 * answer. A derived key keeps no refusal: the same cart may be tried again when the store has opened.
 */
export function keepRefusal(deps: Deps, tenantId: TenantId, placement: Placement, refusal: Refusal): Promise<Result<Placed, Refusal>> {
  const { id, buyerId, request, now } = placement;
  return withTenant(deps.db, tenantId, async (tx) => {
    const createdAt = new Date(now).toISOString();
    if (!request.derived && (await storeRefusal(tx, { buyerId, request, orderId: id, refusal, createdAt }))) return refuse(refusal);
    const earlier = await findRequest(tx, buyerId, request.key);
    const counts = earlier !== null && (!request.derived || Date.parse(earlier.createdAt) >= now - derivedKeyLastsMs);
    return counts ? earlierOutcome(earlier, request) : refuse(refusal);
  });
}
