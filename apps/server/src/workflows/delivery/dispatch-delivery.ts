import { askCourierAt } from '@comanda/domain/courier/ask-courier-at.ts';
import { nextCourier, roundOf } from '@comanda/domain/courier/next-courier.ts';
import { ownRider } from '@comanda/domain/courier/order-rider.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { deliveriesOf } from '../../features/delivery/delivery-rows.ts';
import { noteOnce } from '../../features/delivery/save-delivery.ts';
import { findOrder } from '../../features/order/find-orders.ts';
import { lockOrder } from '../../features/order/move-order.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import { addJobs } from '../../platform/jobs/add-jobs.ts';
import { beginDelivery } from './begin-delivery.ts';
import { alertJob, dispatchAt } from './delivery-jobs.ts';
import { leaveToPerson } from './leave-to-person.ts';
import { sendDelivery } from './send-delivery.ts';
import { type Delivering, viewOf } from './settle-delivery.ts';

type Payload = { tenantId: TenantId; orderId: OrderId };

/**
 * Asks the next of a store's couriers to bring an order that its kitchen was told of. The delivery is kept before the courier hears of it;
 * while another may bring the order, or nobody knows when the food is ready, nothing is done, and long before it is ready a later job is
 * left. When each was asked in vain, a person is told. payments §8.
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
  const askAt = askCourierAt({ readyAt: row?.ready_at == null ? null : Date.parse(row.ready_at), isReady: order.status === 'ready' });
  if (askAt === null) return 'nothing';
  if (askAt > now) return askLater(tx, orderId, askAt);
  const next = nextCourier(row?.snapshot.courier?.couriers ?? [], deliveries);
  if (next.kind === 'wait') return 'nothing';
  if (next.kind === 'nobody') return (await noteNobody(tx, orderId, roundOf(deliveries), now)) ? 'nobody' : 'nothing';
  await beginDelivery(tx, { id, orderId, courier: next.courier, round: roundOf(deliveries), now });
  return 'began';
}

/** The food is not ready for long: the courier is asked when it nears. A job that waits for that moment already stays. */
async function askLater(tx: Tx, orderId: OrderId, askAt: number): Promise<'nothing'> {
  await addJobs(tx, [dispatchAt(tx.tenantId, orderId, askAt)]);
  return 'nothing';
}

/** Said once of a round; from then on a person decides, for a while. */
async function noteNobody(tx: Tx, orderId: OrderId, round: number, now: number): Promise<boolean> {
  const event = { kind: 'alert', detail: { why: 'nobody left', ...(round === 1 ? {} : { round }) } } as const;
  const jobs = [alertJob(tx.tenantId, orderId, 'nobody left', null, now)];
  const isNews = await noteOnce(tx, orderId, event, { at: new Date(now).toISOString(), jobs });
  if (isNews) await leaveToPerson(tx, orderId, now);
  return isNews;
}
