import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { Events } from '../../platform/events.ts';
import type { NewOrder } from './new-order.ts';
import type { OrderRow } from './order-rows.ts';

export type FreshOrders = {
  keep(tenantId: TenantId, order: NewOrder, now: number): void;
  recall(tenantId: TenantId, id: OrderId, now: number): OrderRow | null;
};

const keptMs = 3_000;
const most = 2_000;

/**
 * Orders that this process has just stored: the first poll for their outcome follows within moments and needs no statement. One that
 * moves is forgotten, here or wherever it was moved; `now` in milliseconds.
 */
export function createFreshOrders(events: Pick<Events, 'subscribe'>): FreshOrders {
  const kept = new Map<string, { row: OrderRow; until: number }>();
  const keyOf = (tenantId: TenantId, id: string) => `${tenantId} ${id}`;
  events.subscribe(({ kind, tenantId, id }) => {
    if (kind === 'order') kept.delete(keyOf(tenantId, id));
  });
  return {
    keep: (tenantId, order, now) => {
      const oldest = kept.keys().next();
      if (kept.size >= most && !oldest.done) kept.delete(oldest.value);
      kept.set(keyOf(tenantId, order.id), { row: rowOf(order), until: now + keptMs });
    },
    recall: (tenantId, id, now) => {
      const found = kept.get(keyOf(tenantId, id));
      return found && found.until > now ? found.row : null;
    },
  };
}

/** What a query would read of an order that was stored this moment. */
const rowOf = (order: NewOrder): OrderRow => ({
  id: order.id,
  store_id: order.storeId,
  number: order.number,
  status: order.status,
  payment_status: 'created',
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
  created_at: order.createdAt,
  version: 1,
  lines: order.products,
  timeline: [{ status: order.status, at: order.createdAt }],
});
