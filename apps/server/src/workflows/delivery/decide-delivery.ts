import type { CourierName, Delivery } from '@comanda/domain/courier/delivery.ts';
import { hasFood, isOver } from '@comanda/domain/courier/delivery-status.ts';
import { roundOf } from '@comanda/domain/courier/next-courier.ts';
import { mayAskAgain } from '@comanda/domain/courier/undelivered.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { canMove, hasEnded } from '@comanda/domain/order/order-status.ts';
import { stepsTo } from '@comanda/domain/order/steps-to.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import { noteOfOrder } from '../../features/delivery/decision-rows.ts';
import { deliveriesOf, type KeptDelivery } from '../../features/delivery/delivery-rows.ts';
import { saveDelivery } from '../../features/delivery/save-delivery.ts';
import { findOrder } from '../../features/order/find-orders.ts';
import { lockOrder, type LockedOrder } from '../../features/order/move-order.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import { beginDelivery } from './begin-delivery.ts';
import { callOffJob } from './delivery-jobs.ts';
import { end } from './end-undelivered.ts';
import { moveByFood } from './move-by-food.ts';

/**
 * Why nothing was done. `notReleased`: its kitchen does not know of it yet. `over`: it has ended. `alive`: somebody brings it. `withFood`:
 * whoever brings it has the food. `nobody`: there is nobody to call off. `stranger`: not a courier of that store.
 */
export type NotDecided = 'notFound' | 'notReleased' | 'over' | 'alive' | 'withFood' | 'nobody' | 'stranger';
export type Decision = { orderId: OrderId; by: string };
type Deciding = Pick<Deps, 'db' | 'clock' | 'random'>;
type Facts = { tx: Tx; order: LockedOrder; deliveries: readonly KeptDelivery[]; now: number };

/** Under the order's lock: two people, or a person and a courier, who decide at once decide one after the other. */
const decide = <T>(deps: Deciding, tenantId: TenantId, orderId: OrderId, work: (facts: Facts) => Promise<Result<T, NotDecided>>) =>
  withTenant(deps.db, tenantId, async (tx): Promise<Result<T, NotDecided>> => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.dispatch_method !== 'store_delivery') return refuse('notFound');
    if (hasEnded(order.status)) return refuse('over');
    if (order.released_at === null) return refuse('notReleased');
    return work({ tx, order, deliveries: await deliveriesOf(tx, orderId), now: deps.clock() });
  });

const statuses = (deliveries: readonly KeptDelivery[]): readonly Delivery[] => deliveries.map(({ delivery }) => delivery);

/**
 * The couriers of an order's store are asked once more, beginning with the one that is named, else with the first. `own_delivery`: its own
 * people bring it, which any store's may. Refused while somebody brings it, so that twice is once.
 */
export const askAgain = (deps: Deciding, tenantId: TenantId, { orderId, by, courier }: Decision & { courier: CourierName | null }) =>
  decide(deps, tenantId, orderId, async ({ tx, deliveries, now }) => {
    if (!mayAskAgain(statuses(deliveries))) return refuse('alive');
    const couriers = (await findOrder(tx, orderId))?.snapshot.courier?.couriers ?? [];
    const asked = courier ?? couriers.find((name) => name !== 'own_delivery') ?? 'own_delivery';
    if (asked !== 'own_delivery' && !couriers.includes(asked)) return refuse('stranger');
    const round = deliveries.length === 0 ? 1 : roundOf(statuses(deliveries)) + 1;
    const event = { kind: 'decided', detail: { what: 'asked again', courier: asked, by } } as const;
    await beginDelivery(tx, { id: deps.random.id(now), orderId, courier: asked, round, now, event, sends: 'job' });
    return accept(asked);
  });

/** Takes an order from whoever is to bring it and has no food yet: once it is called off the next courier is asked. Again: again. */
export const takeAway = (deps: Deciding, tenantId: TenantId, { orderId, by }: Decision) =>
  decide(deps, tenantId, orderId, async ({ tx, deliveries, now }) => {
    const live = deliveries.find(({ delivery }) => !isOver(delivery.status));
    if (!live) return refuse('nobody');
    if (hasFood(live.delivery.status)) return refuse('withFood');
    const delivery = { ...live.delivery, calledOff: true };
    const jobs = [callOffJob({ tenantId, delivery, tries: live.tries, now })];
    const event = { kind: 'decided', detail: { what: 'taken away', courier: delivery.courier, by } } as const;
    await saveDelivery(tx, delivery, live.tries, { at: new Date(now).toISOString(), jobs, events: [event] });
    return accept(delivery.courier);
  });

/** The store's own people have handed an order over. Refused while a courier brings it. */
export const markDelivered = (deps: Deciding, tenantId: TenantId, { orderId, by }: Decision) =>
  decide(deps, tenantId, orderId, async ({ tx, order, deliveries, now }) => {
    if (deliveries.some(({ delivery }) => !isOver(delivery.status) && delivery.courier !== 'own_delivery')) return refuse('alive');
    if (stepsTo(order.status, 'completed').length === 0) return refuse('over');
    await noteOfOrder(tx, orderId, { kind: 'decided', detail: { what: 'delivered by the store', by } }, new Date(now).toISOString());
    await moveByFood(tx, order, 'completed', now);
    return accept(order);
  });

/** The order ends, whoever brings it is called off, and what was paid goes back. */
export const cancelUndelivered = (deps: Deciding, tenantId: TenantId, { orderId, by, why }: Decision & { why: string }) =>
  decide(deps, tenantId, orderId, async ({ tx, order, now }) => {
    if (!canMove(order.status, 'cancelled', order.dispatch_method)) return refuse('over');
    await end(tx, order, { why, by, reason: 'operator' }, now);
    return accept(order);
  });
