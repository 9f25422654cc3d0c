import { endedUnfulfilled } from '@comanda/domain/order/order-status.ts';
import type { Delivery } from '@comanda/domain/courier/delivery.ts';
import type { CourierReport } from '@comanda/domain/courier/courier-report.ts';
import { ownDeliveryStatus } from '@comanda/domain/courier/order-rider.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { findDelivery } from './delivery.rows.ts';
import { findOrder } from '../order/find-orders.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { reachCourier } from './reach-courier.ts';
import { type DeliveryDeps, reconcileDelivery } from './reconcile-delivery.ts';

type Payload = { tenantId: TenantId; deliveryId: string; tries: number };

/**
 * Job handler. Does nothing if the courier was polled since (`tries` differs): that poll scheduled
 * the next one.
 */
export async function pollDelivery(
  deps: DeliveryDeps,
  { tenantId, deliveryId, tries }: Payload,
): Promise<void> {
  const stored = await findDelivery(autocommit(deps.db, tenantId), deliveryId);
  if (stored && stored.tries === tries) await pollCourier(deps, tenantId, stored.delivery);
}

/**
 * Polls the courier of a delivery and applies the report. A courier that the tenant cannot use any
 * more counts as `unknown`.
 */
export async function pollCourier(
  deps: DeliveryDeps,
  tenantId: TenantId,
  delivery: Delivery,
): Promise<Delivery | null> {
  return reconcileDelivery(deps, tenantId, {
    delivery,
    report: await fetchReport(deps, tenantId, delivery),
  });
}

async function fetchReport(
  deps: DeliveryDeps,
  tenantId: TenantId,
  delivery: Delivery,
): Promise<CourierReport> {
  const at = deps.clock();
  if (delivery.courier === 'own_delivery') return reportOfKitchen(deps, tenantId, delivery, at);
  const reached = await reachCourier(deps, tenantId, delivery.courier);
  return reached
    ? reached.courier.poll(reached.context, delivery)
    : { source: 'poll', reported: 'unknown', at };
}

/** Report of a delivery by the store's own staff, derived from the order's status. */
async function reportOfKitchen(
  { db }: DeliveryDeps,
  tenantId: TenantId,
  { orderId }: Delivery,
  at: number,
): Promise<CourierReport> {
  const order = await findOrder(autocommit(db, tenantId), orderId);
  const status = order && ownDeliveryStatus(order.status);
  const isOff = order !== null && endedUnfulfilled(order.status);
  return { source: 'poll', reported: isOff ? 'CANCELLED' : (status ?? 'CONFIRMED'), at };
}
