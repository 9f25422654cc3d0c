import type { Delivery } from '@comanda/domain/courier/delivery.ts';
import type { CourierReport } from '@comanda/domain/courier/courier-report.ts';
import type { DeliveryEffect } from '@comanda/domain/courier/delivery-effect.ts';
import { applyCourierReport } from '@comanda/domain/courier/apply-courier-report.ts';
import { type OrderRider, orderRiderOf } from '@comanda/domain/courier/order-rider.ts';
import { isUndeliverable } from '@comanda/domain/courier/operator-decision.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { deliveriesOfOrder, type StoredDelivery } from './delivery.rows.ts';
import type { DeliveryEvent } from './delivery-events.rows.ts';
import { saveDelivery, saveOrderRider } from './save-delivery.rows.ts';
import { lockOrder, type LockedOrder } from '../order/move-order.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { notifyKitchenCarrierJob } from '../kitchen/notify-kitchen-carrier.job.ts';
import { jobsOfDeliveryEffects } from './delivery-jobs.ts';
import { awaitOperator } from './await-operator.ts';
import { advanceOrderByDelivery } from './advance-order-by-delivery.ts';

export type DeliveryDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'events' | 'couriers' | 'menus' | 'tenants' | 'random'
>;
type ReconcileDeps = Pick<DeliveryDeps, 'db' | 'clock' | 'log' | 'events'>;

/** A delivery and a courier's report about it. */
export type DeliveryReport = { delivery: Pick<Delivery, 'id' | 'orderId'>; report: CourierReport };

/** Statuses in which nobody waits for the food any more. */
const unwantedStatuses: readonly OrderStatus[] = ['cancelled', 'failed', 'reversed'];
export const deliveryOrderView = ({ status }: Pick<LockedOrder, 'status'>) => ({
  status,
  isAlive: !unwantedStatuses.includes(status),
});

/**
 * Applies a courier's report; the only place where a report has consequences, from dispatch,
 * webhook, poll or cancellation. Locks the order's row. Delivery, event log, order and follow-up
 * jobs are one commit. Calls no courier. Safe for any report, any number of times, from any number
 * of processes. docs/rules/couriers.md#same-report-twice.
 */
export async function reconcileDelivery(
  deps: ReconcileDeps,
  tenantId: TenantId,
  deliveryReport: DeliveryReport,
): Promise<Delivery | null> {
  const reconciled = await withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, deliveryReport.delivery.orderId);
    const stored = order
      ? (await deliveriesOfOrder(tx, order.id)).find(
          ({ delivery }) => delivery.id === deliveryReport.delivery.id,
        )
      : undefined;
    return order && stored
      ? reconcileLocked(tx, deps.clock(), { order, stored }, deliveryReport.report)
      : null;
  });
  if (!reconciled) return null;
  deps.events.emit({ tenantId, kind: 'order', id: deliveryReport.delivery.orderId });
  for (const effect of reconciled.effects) logAlert(deps, tenantId, reconciled.delivery, effect);
  return reconciled.delivery;
}

async function reconcileLocked(
  tx: Tx,
  now: number,
  { order, stored }: { order: LockedOrder; stored: StoredDelivery },
  report: CourierReport,
) {
  const tries = stored.tries + (report.source === 'poll' ? 1 : 0);
  const { delivery, effects } = applyCourierReport(
    stored.delivery,
    deliveryOrderView(order),
    report,
    tries,
  );
  const facts = { tenantId: tx.tenantId, delivery, tries, now };
  const at = isoOf(now);
  const jobs = [
    ...jobsOfDeliveryEffects(effects, facts),
    ...(isTakenOnByStore(stored.delivery, delivery)
      ? [notifyKitchenCarrierJob.due(now, { tenantId: tx.tenantId, orderId: order.id, tries: 0 })]
      : []),
  ];
  await saveDelivery(tx, delivery, tries, {
    at,
    jobs,
    events: eventsOfReport(stored.delivery, delivery, report, effects),
  });
  await showRiderChange(tx, order.id, stored.delivery, delivery);
  for (const effect of effects)
    if (effect.do === 'advanceOrder') await advanceOrderByDelivery(tx, order, effect.to, now);
  if (
    deliveryOrderView(order).isAlive &&
    effects.some((effect) => effect.do === 'alert' && isUndeliverable(effect.why))
  )
    await awaitOperator(tx, order.id, now);
  return { delivery, effects };
}

/** True if the store's own staff took over the delivery. The kitchen still expects a courier. */
const isTakenOnByStore = (before: Delivery, after: Delivery): boolean =>
  after.courier === 'own_delivery' && before.status === 'REQUESTED' && after.status === 'CONFIRMED';

/** Updates the rider that the order shows, if it has changed. */
async function showRiderChange(
  tx: Tx,
  orderId: OrderId,
  before: Delivery,
  after: Delivery,
): Promise<void> {
  const [shown, next]: OrderRider[] = [orderRiderOf(before), orderRiderOf(after)];
  if (JSON.stringify(shown) === JSON.stringify(next) || !next) return;
  await saveOrderRider(tx, orderId, next);
  await publishOrderChange(tx, orderId);
}

/** Events of a report for the event log. A report without news adds none. */
function eventsOfReport(
  before: Delivery,
  after: Delivery,
  report: CourierReport,
  effects: readonly DeliveryEffect[],
): readonly DeliveryEvent[] {
  const alerts = effects.flatMap((effect): DeliveryEvent[] =>
    effect.do === 'alert' ? [{ kind: 'alert', detail: { why: effect.why } }] : [],
  );
  const hasChanged =
    before.status !== after.status ||
    before.courierRef !== after.courierRef ||
    report.reported !== after.status;
  const { source, reported, problem = null } = report;
  const reportEvent: DeliveryEvent = {
    kind: 'reported',
    detail: { source, reported, problem, status: after.status },
  };
  return hasChanged ? [reportEvent, ...alerts] : alerts;
}

function logAlert(
  { log }: ReconcileDeps,
  tenantId: TenantId,
  { id, orderId, courier }: Delivery,
  effect: DeliveryEffect,
): void {
  if (effect.do === 'alert')
    log.error(
      { tenantId, orderId, deliveryId: id, courier, why: effect.why },
      'a delivery needs an operator',
    );
}
