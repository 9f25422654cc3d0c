import type { Delivery } from '@comanda/domain/courier/delivery.ts';
import { hasFood, isOver } from '@comanda/domain/courier/delivery-status.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { findDelivery } from '../../features/delivery/delivery-rows.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import { reachCourier } from './reach-courier.ts';
import { type Delivering, settleDelivery } from './settle-delivery.ts';
import { askAbout } from './track-delivery.ts';

type Payload = { tenantId: TenantId; deliveryId: string };

/** Tells a courier that nobody wants it any more, then asks what became of it. Its name is looked for first, should we not know it. */
export async function callOffDelivery(deps: Delivering, { tenantId, deliveryId }: Payload): Promise<void> {
  const kept = await findDelivery(eachAlone(deps.db, tenantId), deliveryId);
  if (!kept) return;
  const { delivery } = kept;
  if (delivery.courier === 'own_delivery') return endOwn(deps, tenantId, delivery);
  const known = delivery.courierRef === null ? await askAbout(deps, tenantId, delivery) : delivery;
  if (!known || known.courierRef === null || (isOver(known.status) && known.status !== 'CANCELLED') || hasFood(known.status)) return;
  const reached = await reachCourier(deps, tenantId, delivery.courier);
  if (!reached) return;
  const seen = await reached.courier.callOff(reached.context, known);
  await settleDelivery(deps, tenantId, { delivery, seen });
}

/** The store's own people are told by whoever took it from them. */
async function endOwn(deps: Delivering, tenantId: TenantId, delivery: Delivery): Promise<void> {
  await settleDelivery(deps, tenantId, { delivery, seen: { authority: 'reply', reported: 'CANCELLED', at: deps.clock() } });
}
