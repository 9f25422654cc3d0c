import { requestDeliveryAt } from '@comanda/domain/courier/request-delivery-at.ts';
import { nextCourier, roundOf } from '@comanda/domain/courier/next-courier.ts';
import { ownDeliveryRider } from '@comanda/domain/courier/order-rider.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import { mustAccept } from '../store/must-accept.rows.ts';
import { deliveriesOfOrder } from './delivery.rows.ts';
import { appendDeliveryEventOnce } from './save-delivery.rows.ts';
import { findOrder } from '../order/find-orders.rows.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { beginDelivery } from './begin-delivery.ts';
import { dispatchDeliveryJob } from './dispatch-delivery.job.ts';
import { sendDeliveryAlertJob } from './send-delivery-alert.job.ts';
import { awaitOperator } from './await-operator.ts';
import { requestDelivery } from './request-delivery.ts';
import { type DeliveryDeps, deliveryOrderView } from './reconcile-delivery.ts';

type Payload = { tenantId: TenantId; orderId: OrderId };

/**
 * Job handler: requests the next of the store's couriers for a released order. The delivery is
 * stored before the courier receives the request. Does nothing while another courier may bring the
 * order, the ready time is unknown or the restaurant has still to accept; schedules a later job if
 * the food is not ready for long. Alerts the operator after every courier failed.
 * docs/rules/couriers.md#next-courier-only-after-the-previous-one,
 * docs/rules/couriers.md#courier-asked-an-hour-before-the-food-is-ready.
 */
export async function dispatchDelivery(
  deps: DeliveryDeps,
  { tenantId, orderId }: Payload,
): Promise<void> {
  const id = deps.random.id(deps.clock());
  const outcome = await withTenant(deps.db, tenantId, (tx) =>
    beginNext(tx, orderId, id, deps.clock()),
  );
  if (outcome === 'noCourierLeft')
    deps.log.error({ tenantId, orderId, why: 'no courier left' }, 'a delivery needs an operator');
  if (outcome === 'dispatched') await requestDelivery(deps, { tenantId, deliveryId: id, sends: 0 });
}

async function beginNext(
  tx: Tx,
  orderId: OrderId,
  id: string,
  now: number,
): Promise<'dispatched' | 'noCourierLeft' | 'nothingToDo'> {
  const order = await lockOrder(tx, orderId);
  if (
    !order ||
    order.released_at === null ||
    !deliveryOrderView(order).isAlive ||
    ownDeliveryRider(order.status)?.status === 'COMPLETED'
  )
    return 'nothingToDo';
  const row = await findOrder(tx, orderId);
  const deliveries = (await deliveriesOfOrder(tx, orderId)).map(({ delivery }) => delivery);
  const askAt = requestDeliveryAt({
    readyAt: row?.ready_at == null ? null : instantOf(row.ready_at),
    isReady: order.status === 'ready',
    isAwaited: order.status === 'created' && (await mustAccept(tx, order.store_id)),
  });
  if (askAt === null) return 'nothingToDo';
  if (askAt > now) return dispatchLater(tx, orderId, askAt);
  const next = nextCourier(row?.snapshot.courier?.couriers ?? [], deliveries);
  if (next.kind === 'wait') return 'nothingToDo';
  if (next.kind === 'none')
    return (await alertNoCourierLeft(tx, orderId, roundOf(deliveries), now))
      ? 'noCourierLeft'
      : 'nothingToDo';
  await beginDelivery(tx, { id, orderId, courier: next.courier, round: roundOf(deliveries), now });
  return 'dispatched';
}

/**
 * Schedules the dispatch for when the food is nearly ready. A job that exists for that instant is
 * not replaced.
 */
async function dispatchLater(tx: Tx, orderId: OrderId, askAt: number): Promise<'nothingToDo'> {
  await enqueue(tx, [
    dispatchDeliveryJob.due(askAt, { tenantId: tx.tenantId, orderId }, `at:${askAt}`),
  ]);
  return 'nothingToDo';
}

/**
 * Alerts the operator once per round of couriers and starts the operator's time to decide. Returns
 * false if the round was alerted before.
 */
async function alertNoCourierLeft(
  tx: Tx,
  orderId: OrderId,
  round: number,
  now: number,
): Promise<boolean> {
  const event = {
    kind: 'alert',
    detail: { why: 'no courier left', ...(round === 1 ? {} : { round }) },
  } as const;
  const payload = { tenantId: tx.tenantId, orderId, why: 'no courier left' } as const;
  const jobs = [sendDeliveryAlertJob.due(now, payload, null)];
  const isFirst = await appendDeliveryEventOnce(tx, orderId, event, {
    at: isoOf(now),
    jobs,
  });
  if (isFirst) await awaitOperator(tx, orderId, now);
  return isFirst;
}
