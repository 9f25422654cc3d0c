import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { unacceptedStep } from '@comanda/domain/order/unaccepted.ts';
import type { Deps } from '../deps.ts';
import { lockOrder } from '../features/order/move-order.ts';
import { listUnaccepted, type UnacceptedOrder } from '../features/order/unaccepted-orders.ts';
import { eachAlone } from '../platform/db/one-statement.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { endOrder } from './end-order.ts';

type Watching = Pick<Deps, 'db' | 'clock' | 'log' | 'events' | 'stockNotice' | 'metrics' | 'tenants'>;

/** No store may end an order earlier than this. */
const soonestMs = 60_000;
const most = 500;
/** Alarms that this process has raised, by order; forgotten with the order's wait. */
const raised = new Map<OrderId, number>();

/**
 * Looks at the orders of every brand that their restaurants were shown and did not begin: raises an alarm, or ends the order when its store
 * says so. Runs each minute in one process; repeating it changes nothing more.
 */
export async function watchOrders(deps: Watching): Promise<void> {
  const now = deps.clock();
  const waiting = new Set<OrderId>();
  for (const tenantId of deps.tenants.ids()) {
    for (const order of await listUnaccepted(eachAlone(deps.db, tenantId), new Date(now - soonestMs).toISOString(), most)) {
      waiting.add(order.orderId);
      await watchOrder(deps, tenantId, order, now);
    }
  }
  for (const id of raised.keys()) if (!waiting.has(id)) raised.delete(id);
}

async function watchOrder(deps: Watching, tenantId: TenantId, order: UnacceptedOrder, now: number): Promise<void> {
  const step = unacceptedStep({ shownAt: Date.parse(order.since), acceptMinutes: order.acceptMinutes, now });
  switch (step.do) {
    case 'wait':
      return;
    case 'alarm':
      if (step.count > (raised.get(order.orderId) ?? 0)) raiseAlarm(deps, tenantId, order);
      raised.set(order.orderId, step.count);
      return;
    case 'end':
      await endUnaccepted(deps, tenantId, order, now);
  }
}

function raiseAlarm({ log, metrics }: Watching, tenantId: TenantId, { orderId, storeId, since }: UnacceptedOrder): void {
  metrics.count('comanda_unaccepted_alarms_total', { tenant: tenantId });
  log.error({ tenantId, orderId, storeId, since }, 'a restaurant does not begin an order');
}

/** Money goes back, stock and place are released, restaurant and shopper are told. Nothing happens to an order that was begun meanwhile. */
async function endUnaccepted(deps: Watching, tenantId: TenantId, { orderId, storeId }: UnacceptedOrder, now: number): Promise<void> {
  const units = await withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'created') return null;
    return endOrder(tx, order, { status: 'cancelled', why: 'the restaurant did not begin it in time', reason: 'notAccepted', now });
  });
  if (units === null) return;
  deps.log.warn({ tenantId, orderId, storeId }, 'an order that its restaurant did not begin was cancelled');
  deps.events.emit({ tenantId, kind: 'order', id: orderId });
  if (units > 0) deps.stockNotice.changed(tenantId, storeId);
}
