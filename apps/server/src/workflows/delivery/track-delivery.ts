import type { Delivery, Sighting } from '@comanda/domain/courier/delivery.ts';
import { ownStatus } from '@comanda/domain/courier/order-rider.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { findDelivery } from '../../features/delivery/delivery-rows.ts';
import { findOrder } from '../../features/order/find-orders.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import { reachCourier } from './reach-courier.ts';
import { type Delivering, settleDelivery } from './settle-delivery.ts';

type Payload = { tenantId: TenantId; deliveryId: string; tries: number };

/** A waiting question comes due. One that somebody asked meanwhile has its successor waiting already. */
export async function trackDelivery(deps: Delivering, { tenantId, deliveryId, tries }: Payload): Promise<void> {
  const kept = await findDelivery(eachAlone(deps.db, tenantId), deliveryId);
  if (kept && kept.tries === tries) await askAbout(deps, tenantId, kept.delivery);
}

/** Asks the courier about a delivery and settles what it says. A courier that cannot be reached any more said nothing. */
export async function askAbout(deps: Delivering, tenantId: TenantId, delivery: Delivery): Promise<Delivery | null> {
  return settleDelivery(deps, tenantId, { delivery, seen: await seen(deps, tenantId, delivery) });
}

async function seen(deps: Delivering, tenantId: TenantId, delivery: Delivery): Promise<Sighting> {
  const at = deps.clock();
  if (delivery.courier === 'own_delivery') return byKitchen(deps, tenantId, delivery, at);
  const reached = await reachCourier(deps, tenantId, delivery.courier);
  return reached ? reached.courier.ask(reached.context, delivery) : { authority: 'answer', reported: 'unknown', at };
}

/** Of a delivery by the store's own people the kitchen's moves tell. */
async function byKitchen({ db }: Delivering, tenantId: TenantId, { orderId }: Delivery, at: number): Promise<Sighting> {
  const order = await findOrder(eachAlone(db, tenantId), orderId);
  const status = order && ownStatus(order.status);
  const isOff = order?.status === 'cancelled' || order?.status === 'failed' || order?.status === 'reversed';
  return { authority: 'answer', reported: isOff ? 'CANCELLED' : (status ?? 'CONFIRMED'), at };
}
