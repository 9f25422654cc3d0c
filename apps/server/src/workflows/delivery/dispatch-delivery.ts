import type { Delivery } from '@comanda/domain/courier/delivery.ts';
import { nextCourier } from '@comanda/domain/courier/next-courier.ts';
import { ownRider } from '@comanda/domain/courier/order-rider.ts';
import { watchEvery } from '@comanda/domain/courier/watch-schedule.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { deliveriesOf } from '../../features/delivery/delivery-rows.ts';
import { insertDelivery, noteOnce } from '../../features/delivery/save-delivery.ts';
import { findOrder } from '../../features/order/find-orders.ts';
import { lockOrder } from '../../features/order/move-order.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import { alertJob, trackJob } from './delivery-jobs.ts';
import { sendDelivery } from './send-delivery.ts';
import { type Delivering, viewOf } from './settle-delivery.ts';

type Payload = { tenantId: TenantId; orderId: OrderId };

/**
 * Asks the next of a store's couriers to bring an order that its kitchen was told of. The delivery is kept before the courier hears of it;
 * while another may bring the order nothing is done. When each was asked in vain, a person is told. payments §8.
 */
export async function dispatchDelivery(deps: Delivering, { tenantId, orderId }: Payload): Promise<void> {
  const id = deps.random.id(deps.clock());
  const began = await withTenant(deps.db, tenantId, (tx) => begin(tx, orderId, id, deps.clock()));
  if (began === 'nobody') deps.log.error({ tenantId, orderId, why: 'nobody left' }, 'a delivery needs a person');
  if (began === 'began') await sendDelivery(deps, { tenantId, deliveryId: id, sends: 0 });
}

async function begin(tx: Tx, orderId: OrderId, id: string, now: number): Promise<'began' | 'nobody' | 'nothing'> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.released_at === null || !viewOf(order).isWanted || ownRider(order.status)?.status === 'COMPLETED') return 'nothing';
  const row = await findOrder(tx, orderId);
  const deliveries = (await deliveriesOf(tx, orderId)).map(({ delivery }) => delivery);
  const next = nextCourier(row?.snapshot.courier?.couriers ?? [], deliveries);
  const at = new Date(now).toISOString();
  if (next.kind === 'wait') return 'nothing';
  if (next.kind === 'nobody') {
    const event = { kind: 'alert', detail: { why: 'nobody left' } } as const;
    return (await noteOnce(tx, orderId, event, { at, jobs: [alertJob(tx.tenantId, orderId, 'nobody left', null, now)] }))
      ? 'nobody'
      : 'nothing';
  }
  const delivery: Delivery = {
    ...{ id, orderId, courier: next.courier, externalRef: `${tx.tenantId}-${orderId}`, courierRef: null, status: 'REQUESTED' },
    ...{ since: now, sentAt: now, sends: 0, seenAt: 0, problem: null, rider: null, eta: null, trackingUrl: null, calledOff: false },
  };
  const jobs = [trackJob({ tenantId: tx.tenantId, delivery, tries: 0, now }, watchEvery('REQUESTED'))];
  await insertDelivery(tx, delivery, { at, jobs, events: [{ kind: 'asked', detail: { courier: next.courier } }] });
  return 'began';
}
