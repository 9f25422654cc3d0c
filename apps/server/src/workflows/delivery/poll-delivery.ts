import type { Delivery, CourierReport } from '@comanda/domain/courier/delivery.ts';
import { ownDeliveryStatus } from '@comanda/domain/courier/order-rider.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { findDelivery } from '../../features/delivery/delivery-rows.ts';
import { findOrder } from '../../features/order/find-orders.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { reachCourier } from './reach-courier.ts';
import { type DeliveryDeps, reconcileDelivery } from './reconcile-delivery.ts';

type Payload = { tenantId: TenantId; deliveryId: string; tries: number };

/** A waiting question comes due. One that somebody asked meanwhile has its successor waiting already. */
export async function pollDelivery(
  deps: DeliveryDeps,
  { tenantId, deliveryId, tries }: Payload,
): Promise<void> {
  const stored = await findDelivery(autocommit(deps.db, tenantId), deliveryId);
  if (stored && stored.tries === tries) await pollCourier(deps, tenantId, stored.delivery);
}

/** Asks the courier about a delivery and settles what it says. A courier that cannot be reached any more said nothing. */
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
    : { source: 'answer', reported: 'unknown', at };
}

/** Of a delivery by the store's own people the kitchen's moves tell. */
async function reportOfKitchen(
  { db }: DeliveryDeps,
  tenantId: TenantId,
  { orderId }: Delivery,
  at: number,
): Promise<CourierReport> {
  const order = await findOrder(autocommit(db, tenantId), orderId);
  const status = order && ownDeliveryStatus(order.status);
  const isOff =
    order?.status === 'cancelled' || order?.status === 'failed' || order?.status === 'reversed';
  return { source: 'answer', reported: isOff ? 'CANCELLED' : (status ?? 'CONFIRMED'), at };
}
