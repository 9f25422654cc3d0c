import type { Delivery } from '@comanda/domain/courier/delivery.ts';
import { isPickedUp, isDeliveryOver } from '@comanda/domain/courier/delivery-status.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { findDelivery } from './delivery.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { reachCourier } from './reach-courier.ts';
import { type DeliveryDeps, reconcileDelivery } from './reconcile-delivery.ts';
import { pollCourier } from './poll-delivery.ts';

type Payload = { tenantId: TenantId; deliveryId: string };

/**
 * Job handler: cancels a delivery at its courier and reconciles the answer. If the courier's
 * reference is unknown, the courier is polled for it first.
 */
export async function cancelDelivery(
  deps: DeliveryDeps,
  { tenantId, deliveryId }: Payload,
): Promise<void> {
  const stored = await findDelivery(autocommit(deps.db, tenantId), deliveryId);
  if (!stored) return;
  const { delivery } = stored;
  if (delivery.courier === 'own_delivery') return cancelOwnDelivery(deps, tenantId, delivery);
  const polled =
    delivery.courierRef === null ? await pollCourier(deps, tenantId, delivery) : delivery;
  if (
    !polled ||
    polled.courierRef === null ||
    (isDeliveryOver(polled.status) && polled.status !== 'CANCELLED') ||
    isPickedUp(polled.status)
  )
    return;
  const reached = await reachCourier(deps, tenantId, delivery.courier);
  if (!reached) return;
  const report = await reached.courier.cancel(reached.context, polled);
  await reconcileDelivery(deps, tenantId, { delivery, report });
}

/**
 * The operator who took the order from the store's own staff informs them, so the delivery is
 * cancelled at once.
 */
async function cancelOwnDelivery(
  deps: DeliveryDeps,
  tenantId: TenantId,
  delivery: Delivery,
): Promise<void> {
  await reconcileDelivery(deps, tenantId, {
    delivery,
    report: { source: 'reply', reported: 'CANCELLED', at: deps.clock() },
  });
}
