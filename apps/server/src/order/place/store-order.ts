import type { CouponLimit } from '@comanda/domain/coupon/coupon-use.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { ProductId, TenantId } from '@comanda/domain/ids.ts';
import { placedEntries } from '@comanda/domain/ledger/order-entries.ts';
import {
  type ExceededOrderLimit,
  orderLimitRefusal,
} from '@comanda/domain/order-limits/order-limit-refusal.ts';
import type { OrderLimits } from '@comanda/domain/order-limits/order-limits.ts';
import { notEnoughPoints } from '@comanda/domain/points/check-points.ts';
import { offersOfLines } from '@comanda/domain/price/offers-of-lines.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../../deps.ts';
import type { CouponQueue } from '../../coupon/coupon-queue.ts';
import type { PlacedOrderCache } from '../placed-order-cache.ts';
import { insertOrder } from '../insert-order.rows.ts';
import type { NewOrder } from '../new-order.ts';
import { findOrderRequest } from '../order-requests.rows.ts';
import { brokenConstraint } from '../../platform/db/database-errors.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { incrementCounter } from '../../platform/observe/process-metrics.ts';
import { replayOutcome } from './replay-outcome.ts';
import { recordRefusal } from './record-refusal.ts';
import { jobsAfterPlacing } from './jobs-after-placing.ts';
import type { PlacedOrder } from './placed-order.ts';

export type StoreOrderDeps = Deps & { freshOrders: PlacedOrderCache; couponQueue: CouponQueue };

const numberConstraint = 'orders_tenant_id_store_id_number_key';
const blocksOfOthers = 5;

/**
 * Stores the order, with another number if another order of the store has its number. This happens
 * after a failover to a replica that lacked the reservation of the numbers.
 * docs/rules/orders.md#order-number.
 */
export async function storeOrder(
  deps: StoreOrderDeps,
  tenantId: TenantId,
  order: NewOrder,
  limits: OrderLimits | null,
): ReturnType<typeof storeNumberedOrder> {
  let numbered = order;
  for (let tries = 1; ; tries += 1) {
    try {
      return await storeNumberedOrder(deps, tenantId, numbered, limits);
    } catch (error) {
      if (brokenConstraint(error) !== numberConstraint || tries > blocksOfOthers) throw error;
      deps.orderNumbers.discard(tenantId, order.storeId);
      const number = await deps.orderNumbers.next(tenantId, order.storeId);
      numbered = { ...order, number };
    }
  }
}

/**
 * Stores the whole order in one commit. Otherwise returns the refusal that its coupon, its stock or
 * its slot is gone, or the outcome of an earlier request. An exceeded limit stores nothing, not
 * even under the key, so the same request may pass later. `storeChanged`: staff changed the store
 * or the menu, or switched the coupon off, or others took the last place of the half hour of an
 * order as soon as possible, after the order was decided, and nothing is stored.
 * `limits` null: none. @throws before anything is stored if the parts of the price do not sum to
 * the charged amount.
 */
async function storeNumberedOrder(
  deps: StoreOrderDeps,
  tenantId: TenantId,
  order: NewOrder,
  limits: OrderLimits | null,
): Promise<Result<PlacedOrder, Refusal> | 'storeChanged'> {
  const effects = {
    ledger: placedEntries(order.snapshot.parts, order.amounts.total),
    jobs: jobsAfterPlacing(tenantId, order),
  };
  const insertion = await deps.couponQueue.inTurn(tenantId, order.couponUse, () =>
    insertOrder(deps.db, tenantId, order, effects, limits),
  );
  switch (insertion.kind) {
    case 'placed':
      incrementCounter('comanda_orders_total', {
        tenant: tenantId,
        store: String(order.storeId),
        status: order.status,
      });
      deps.freshOrders.set(tenantId, order, instantOf(order.createdAt));
      if (insertion.stockTaken) deps.stockNotice.publish(tenantId, order.storeId);
      if (insertion.slotFilled) deps.stockNotice.publish(tenantId, order.storeId, 'store');
      return accept({ orderId: order.id, createdAt: instantOf(order.createdAt) });
    case 'couponRefused':
      return recordRefusal(
        deps,
        tenantId,
        { ...order, now: instantOf(order.createdAt) },
        couponRefusals[insertion.limit],
      );
    case 'soldOut':
      return recordRefusal(
        deps,
        tenantId,
        { ...order, now: instantOf(order.createdAt) },
        soldOut(order, insertion.products),
      );
    case 'tooFewPoints':
      return recordRefusal(
        deps,
        tenantId,
        { ...order, now: instantOf(order.createdAt) },
        notEnoughPoints(insertion.balance, order.points.rate),
      );
    case 'pointsLocked':
      return refuse(refusalOf('LOYALTY_COMMUNICATION'));
    case 'slotFull':
      if (order.slotAt !== null) return 'storeChanged';
      return recordRefusal(deps, tenantId, { ...order, now: instantOf(order.createdAt) }, slotFull);
    case 'limited':
      return limitRefused(deps, insertion.hit);
    case 'storeChanged':
      return 'storeChanged';
    case 'buyerErased':
      return refuse(refusalOf('INVALID_TOKEN'));
    case 'repeated':
      return replayRequest(deps, tenantId, order);
  }
}

function limitRefused({ metrics }: Deps, hit: ExceededOrderLimit): Result<PlacedOrder, Refusal> {
  metrics.count('comanda_limit_hits_total', { limit: hit.limit, scope: hit.scope });
  return refuse(orderLimitRefusal(hit));
}

const couponRefusals: Readonly<Record<CouponLimit, Refusal>> = {
  maxUses: refusalOf('COUPON_MAX_REACHED'),
  maxUsesPerUser: refusalOf('MAX_COUPON_USES_BY_USER_REACHED'),
  firstPurchase: refusalOf('NOT_FIRST_PURCHASE'),
};
const slotFull = refusalOf('INVALID_PARAMETER', { field: 'requested_time', reason: 'full' });

function soldOut({ products, snapshot }: NewOrder, gone: readonly ProductId[]): Refusal {
  const names = new Set(
    products.filter(({ productId }) => gone.includes(productId)).map(({ name }) => name),
  );
  const lostOffers = offersOfLines(snapshot.parts, (at) => {
    const product = products[at];
    return product !== undefined && gone.includes(product.productId);
  });
  return refusalOf('UNPROCESSABLE_ITEMS', {
    items: [...names],
    reason: 'outOfStock',
    ...(lostOffers.length > 0 && { lostOffers }),
  });
}

async function replayRequest(
  deps: Deps,
  tenantId: TenantId,
  { buyerId, request }: NewOrder,
): Promise<Result<PlacedOrder, Refusal>> {
  const earlier = await findOrderRequest(autocommit(deps.db, tenantId), buyerId, request.key);
  if (!earlier) throw new Error('the request that holds the idempotency key no longer exists');
  return replayOutcome(earlier, request);
}
