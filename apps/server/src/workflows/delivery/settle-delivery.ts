import type { Delivery, Sighting } from '@comanda/domain/courier/delivery.ts';
import type { DeliveryEffect } from '@comanda/domain/courier/delivery-effect.ts';
import { followDelivery } from '@comanda/domain/courier/follow-delivery.ts';
import { type OrderRider, riderOf } from '@comanda/domain/courier/order-rider.ts';
import { isForGood } from '@comanda/domain/courier/undelivered.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { Deps } from '../../deps.ts';
import { deliveriesOf, type KeptDelivery } from '../../features/delivery/delivery-rows.ts';
import type { DeliveryEvent } from '../../features/delivery/delivery-events.ts';
import { saveDelivery, showRider } from '../../features/delivery/save-delivery.ts';
import { lockOrder, type LockedOrder } from '../../features/order/move-order.ts';
import { tellOrder } from '../../platform/db/tell-order.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import { jobsOf, tellKitchenJob } from './delivery-jobs.ts';
import { leaveToPerson } from './leave-to-person.ts';
import { moveByFood } from './move-by-food.ts';

export type Delivering = Pick<Deps, 'db' | 'clock' | 'log' | 'events' | 'couriers' | 'menus' | 'tenants' | 'random'>;
type Settling = Pick<Delivering, 'db' | 'clock' | 'log' | 'events'>;

/** What was seen of a delivery. */
export type DeliveryReport = { delivery: Pick<Delivery, 'id' | 'orderId'>; seen: Sighting };

/** Whether anybody still waits for the food. */
const came: readonly OrderStatus[] = ['cancelled', 'failed', 'reversed'];
export const viewOf = ({ status }: Pick<LockedOrder, 'status'>) => ({ status, isWanted: !came.includes(status) });

/**
 * The one place where a sighting has consequences, whoever brought it: dispatch, message, question or cancellation. Under the order's row
 * lock the domain decides; delivery, story, order and the jobs that follow are one commit. Asks no courier. Any sighting may come any
 * number of times, from any number of processes. payments §8, reliability §2.
 */
export async function settleDelivery(deps: Settling, tenantId: TenantId, report: DeliveryReport): Promise<Delivery | null> {
  const settled = await withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, report.delivery.orderId);
    const kept = order ? (await deliveriesOf(tx, order.id)).find(({ delivery }) => delivery.id === report.delivery.id) : undefined;
    return order && kept ? settleLocked(tx, deps.clock(), { order, kept }, report.seen) : null;
  });
  if (!settled) return null;
  deps.events.emit({ tenantId, kind: 'order', id: report.delivery.orderId });
  for (const effect of settled.effects) tellAlarm(deps, tenantId, settled.delivery, effect);
  return settled.delivery;
}

async function settleLocked(tx: Tx, now: number, { order, kept }: { order: LockedOrder; kept: KeptDelivery }, seen: Sighting) {
  const tries = kept.tries + (seen.authority === 'answer' ? 1 : 0);
  const { delivery, effects } = followDelivery(kept.delivery, viewOf(order), seen, tries);
  const asked = { tenantId: tx.tenantId, delivery, tries, now };
  const at = new Date(now).toISOString();
  const jobs = [
    ...jobsOf(effects, asked),
    ...(isTakenOnByStore(kept.delivery, delivery) ? [tellKitchenJob(tx.tenantId, order.id, new Date(now).toISOString())] : []),
  ];
  await saveDelivery(tx, delivery, tries, { at, jobs, events: eventsOf(kept.delivery, delivery, seen, effects) });
  await show(tx, order.id, kept.delivery, delivery);
  for (const effect of effects) if (effect.do === 'moveOrder') await moveByFood(tx, order, effect.to, now);
  if (viewOf(order).isWanted && effects.some((effect) => effect.do === 'alert' && isForGood(effect.why)))
    await leaveToPerson(tx, order.id, now);
  return { delivery, effects };
}

/** Its kitchen believes that a courier comes. */
const isTakenOnByStore = (before: Delivery, after: Delivery): boolean =>
  after.courier === 'own_delivery' && before.status === 'REQUESTED' && after.status === 'CONFIRMED';

/** An order tells its rider again only when something of it has changed. */
async function show(tx: Tx, orderId: OrderId, before: Delivery, after: Delivery): Promise<void> {
  const [told, next]: OrderRider[] = [riderOf(before), riderOf(after)];
  if (JSON.stringify(told) === JSON.stringify(next) || !next) return;
  await showRider(tx, orderId, next);
  await tellOrder(tx, orderId);
}

/** A look that showed nothing new is not written down. */
function eventsOf(before: Delivery, after: Delivery, seen: Sighting, effects: readonly DeliveryEffect[]): readonly DeliveryEvent[] {
  const alerts = effects.flatMap((effect): DeliveryEvent[] =>
    effect.do === 'alert' ? [{ kind: 'alert', detail: { why: effect.why } }] : [],
  );
  const isNews = before.status !== after.status || before.courierRef !== after.courierRef || seen.reported !== after.status;
  const { authority, reported, problem = null } = seen;
  const said: DeliveryEvent = { kind: 'seen', detail: { authority, reported, problem, status: after.status } };
  return isNews ? [said, ...alerts] : alerts;
}

function tellAlarm({ log }: Settling, tenantId: TenantId, { id, orderId, courier }: Delivery, effect: DeliveryEffect): void {
  if (effect.do === 'alert') log.error({ tenantId, orderId, deliveryId: id, courier, why: effect.why }, 'a delivery needs a person');
}
