import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { ProductId, TenantId } from '@comanda/domain/ids.ts';
import { type OrderLimitHit, orderLimitRefusal } from '@comanda/domain/order-limits/order-limit-refusal.ts';
import type { OrderLimits } from '@comanda/domain/order-limits/order-limits.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import { placedEntries } from '../../features/ledger/ledger-entries.ts';
import type { FreshOrders } from '../../features/order/fresh-orders.ts';
import { insertOrder } from '../../features/order/insert-order.ts';
import type { NewOrder } from '../../features/order/new-order.ts';
import { findRequest } from '../../features/order/order-requests.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import { count } from '../../platform/observe/measures.ts';
import { earlierOutcome } from './earlier-outcome.ts';
import { keepRefusal } from './keep-refusal.ts';
import { jobOfOrder } from './order-job.ts';
import type { Placed } from './placed.ts';

export type StoringOrders = Deps & { freshOrders: FreshOrders };

/**
 * The whole order in one commit, or the refusal that its last units or the last place of its half hour are gone, or the outcome of an
 * earlier request. A limit that refuses leaves no trace, not even against the key: the same request may pass later. `limits` null: none.
 */
export async function storeOrder(
  deps: StoringOrders,
  tenantId: TenantId,
  order: NewOrder,
  limits: OrderLimits | null,
): Promise<Result<Placed, Refusal>> {
  const effects = { ledger: placedEntries(order.amounts), job: jobOfOrder(tenantId, order) };
  const insertion = await insertOrder(deps.db, tenantId, order, effects, limits);
  switch (insertion.kind) {
    case 'placed':
      count('comanda_orders_total', { tenant: tenantId, store: String(order.storeId), status: order.status });
      deps.freshOrders.keep(tenantId, order, Date.parse(order.createdAt));
      if (insertion.stockTaken) deps.stockNotice.changed(tenantId, order.storeId);
      return accept({ orderId: order.id, createdAt: Date.parse(order.createdAt) });
    case 'soldOut':
      return keepRefusal(deps, tenantId, { ...order, now: Date.parse(order.createdAt) }, soldOut(order, insertion.products));
    case 'slotFull':
      return keepRefusal(deps, tenantId, { ...order, now: Date.parse(order.createdAt) }, slotFull);
    case 'limited':
      return limited(deps, insertion.hit);
    case 'repeated':
      return repeated(deps, tenantId, order);
  }
}

function limited({ metrics }: Deps, hit: OrderLimitHit): Result<Placed, Refusal> {
  metrics.count('comanda_limited_total', { limit: hit.limit, scope: hit.scope });
  return refuse(orderLimitRefusal(hit));
}

const slotFull = refusalOf('INVALID_PARAMETER', { field: 'requested_time', reason: 'full' });

function soldOut({ products }: NewOrder, gone: readonly ProductId[]): Refusal {
  const names = new Set(products.filter(({ productId }) => gone.includes(productId)).map(({ name }) => name));
  return refusalOf('UNPROCESSABLE_ITEMS', { items: [...names], reason: 'outOfStock' });
}

async function repeated(deps: Deps, tenantId: TenantId, { buyerId, request }: NewOrder): Promise<Result<Placed, Refusal>> {
  const earlier = await findRequest(eachAlone(deps.db, tenantId), buyerId, request.key);
  if (!earlier) throw new Error('a key was taken by a request that is gone');
  return earlierOutcome(earlier, request);
}
