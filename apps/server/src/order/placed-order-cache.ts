import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { Events } from '../platform/events.ts';
import type { NewOrder } from './new-order.ts';
import type { OrderRow } from './order.rows.ts';

export type PlacedOrderCache = {
  set(tenantId: TenantId, order: NewOrder, now: number): void;
  get(tenantId: TenantId, id: OrderId, now: number): OrderRow | null;
};

const cachedMs = 3_000;
const maxOrders = 2_000;

/**
 * Caches orders that this process has just stored for 3 seconds, so that the first poll for their
 * outcome needs no statement. An order is dropped when any process publishes a change of it. `now`
 * in milliseconds.
 */
export function createPlacedOrderCache(events: Pick<Events, 'subscribe'>): PlacedOrderCache {
  const cache = new Map<string, { row: OrderRow; until: number }>();
  const keyOf = (tenantId: TenantId, id: string) => `${tenantId} ${id}`;
  events.subscribe(({ kind, tenantId, id }) => {
    if (kind === 'order') cache.delete(keyOf(tenantId, id));
  });
  return {
    set: (tenantId, order, now) => {
      const oldest = cache.keys().next();
      if (cache.size >= maxOrders && !oldest.done) cache.delete(oldest.value);
      cache.set(keyOf(tenantId, order.id), { row: rowOf(order), until: now + cachedMs });
    },
    get: (tenantId, id, now) => {
      const entry = cache.get(keyOf(tenantId, id));
      return entry && entry.until > now ? entry.row : null;
    },
  };
}

/** Returns the row that a query would read of an order stored at this moment. */
const rowOf = (order: NewOrder): OrderRow => ({
  id: order.id,
  store_id: order.storeId,
  number: order.number,
  status: order.status,
  payment_status: order.paymentStatus,
  payment_method: order.paymentMethod,
  dispatch_method: order.dispatchMethod,
  subtotal: order.amounts.subtotal,
  discount: order.amounts.discount,
  delivery: order.amounts.delivery,
  service_fee: order.amounts.serviceFee,
  tip: order.amounts.tip,
  store_tip: order.amounts.storeTip,
  total: order.amounts.total,
  snapshot: order.snapshot,
  hand_over_code: order.handOverCode,
  estimated_at: order.estimatedAt,
  ready_at: order.readyAt,
  ready_confirmed: false,
  scheduled_at: order.scheduledAt,
  cancellable_until: order.cancellableUntil,
  released_at: null,
  payable_until: order.payableUntil,
  payment: order.payment,
  rider: null,
  decide_by: null,
  end_reason: null,
  end_detail: null,
  created_at: order.createdAt,
  version: 1,
  lines: order.products,
  line_removals: [],
  timeline: [{ status: order.status, at: order.createdAt }],
});
