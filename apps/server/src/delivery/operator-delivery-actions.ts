import type { CourierName, Delivery } from '@comanda/domain/courier/delivery.ts';
import { isPickedUp, isDeliveryOver } from '@comanda/domain/courier/delivery-status.ts';
import { roundOf } from '@comanda/domain/courier/next-courier.ts';
import { mayRequestAgain } from '@comanda/domain/courier/operator-decision.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { canTransition, hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { transitionsTo } from '@comanda/domain/order/transitions-to.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { appendDeliveryEvent } from './decision-deadline.rows.ts';
import { deliveriesOfOrder, type StoredDelivery } from './delivery.rows.ts';
import { saveDelivery } from './save-delivery.rows.ts';
import { findOrder } from '../order/find-orders.rows.ts';
import { lockOrder, type LockedOrder } from '../order/move-order.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { EndOrderDeps } from '../order/end-order.ts';
import { beginDelivery } from './begin-delivery.ts';
import { cancelDeliveryJob } from './cancel-delivery.job.ts';
import { cancelLockedOrder } from './cancel-undelivered-order.ts';
import { advanceOrderByDelivery } from './advance-order-by-delivery.ts';

/**
 * Why an action was refused. `notReleased`: the kitchen does not have the order yet. `ended`: the
 * order has ended. `stillActive`: a delivery is under way. `pickedUp`: the rider has the food.
 * `noDelivery`: no delivery can be cancelled. `unknownCourier`: the courier is not one of the
 * store's.
 */
export type DeliveryActionProblem =
  | 'notFound'
  | 'notReleased'
  | 'ended'
  | 'stillActive'
  | 'pickedUp'
  | 'noDelivery'
  | 'unknownCourier';
export type OperatorAction = { orderId: OrderId; by: string };
type ActionDeps = Pick<Deps, 'db' | 'clock' | 'random'>;
type Facts = { tx: Tx; order: LockedOrder; deliveries: readonly StoredDelivery[]; now: number };

/**
 * Runs `work` under the order's row lock, so that decisions of operators and reports of couriers
 * are applied one after the other.
 */
const withDeliveryOrder = <T>(
  deps: ActionDeps,
  tenantId: TenantId,
  orderId: OrderId,
  work: (facts: Facts) => Promise<Result<T, DeliveryActionProblem>>,
) =>
  withTenant(deps.db, tenantId, async (tx): Promise<Result<T, DeliveryActionProblem>> => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.dispatch_method !== 'store_delivery') return refuse('notFound');
    if (hasOrderEnded(order.status)) return refuse('ended');
    if (order.released_at === null) return refuse('notReleased');
    return work({ tx, order, deliveries: await deliveriesOfOrder(tx, orderId), now: deps.clock() });
  });

const deliveriesOnly = (deliveries: readonly StoredDelivery[]): readonly Delivery[] =>
  deliveries.map(({ delivery }) => delivery);

/**
 * Starts a new round of delivery requests with the given courier, else with the store's first.
 * `own_delivery`: the store's own staff deliver, which every store may choose. Refused as
 * `stillActive` while a delivery is under way, so a repetition requests nothing twice.
 */
export const retryDelivery = (
  deps: ActionDeps,
  tenantId: TenantId,
  { orderId, by, courier }: OperatorAction & { courier: CourierName | null },
) =>
  withDeliveryOrder(deps, tenantId, orderId, async ({ tx, deliveries, now }) => {
    if (!mayRequestAgain(deliveriesOnly(deliveries))) return refuse('stillActive');
    const couriers = (await findOrder(tx, orderId))?.snapshot.courier?.couriers ?? [];
    const requested = courier ?? couriers.find((name) => name !== 'own_delivery') ?? 'own_delivery';
    if (requested !== 'own_delivery' && !couriers.includes(requested))
      return refuse('unknownCourier');
    const round = deliveries.length === 0 ? 1 : roundOf(deliveriesOnly(deliveries)) + 1;
    const event = {
      kind: 'decided',
      detail: { what: 'retried', courier: requested, by },
    } as const;
    await beginDelivery(tx, {
      id: deps.random.id(now),
      orderId,
      courier: requested,
      round,
      now,
      event,
      requestedBy: 'job',
    });
    return accept(requested);
  });

/**
 * Cancels a delivery whose rider has no food yet; after the cancellation the next courier is
 * requested. A repetition does the same again.
 */
export const reassignDelivery = (
  deps: ActionDeps,
  tenantId: TenantId,
  { orderId, by }: OperatorAction,
) =>
  withDeliveryOrder(deps, tenantId, orderId, async ({ tx, deliveries, now }) => {
    const alive = deliveries.find(({ delivery }) => !isDeliveryOver(delivery.status));
    if (!alive) return refuse('noDelivery');
    if (isPickedUp(alive.delivery.status)) return refuse('pickedUp');
    const delivery = { ...alive.delivery, cancelRequested: true };
    const jobs = [cancelDeliveryJob.due(now, { tenantId, deliveryId: delivery.id }, alive.tries)];
    const event = {
      kind: 'decided',
      detail: { what: 'reassigned', courier: delivery.courier, by },
    } as const;
    await saveDelivery(tx, delivery, alive.tries, {
      at: isoOf(now),
      jobs,
      events: [event],
    });
    return accept(delivery.courier);
  });

/** Completes an order that the store's own staff delivered. Refused while a courier brings it. */
export const markDelivered = (
  deps: ActionDeps,
  tenantId: TenantId,
  { orderId, by }: OperatorAction,
) =>
  withDeliveryOrder(deps, tenantId, orderId, async ({ tx, order, deliveries, now }) => {
    if (
      deliveries.some(
        ({ delivery }) => !isDeliveryOver(delivery.status) && delivery.courier !== 'own_delivery',
      )
    )
      return refuse('stillActive');
    if (transitionsTo(order.status, 'completed').length === 0) return refuse('ended');
    await appendDeliveryEvent(
      tx,
      orderId,
      { kind: 'decided', detail: { what: 'delivered by the store', by } },
      isoOf(now),
    );
    await advanceOrderByDelivery(tx, order, 'completed', now);
    return accept(order);
  });

/** Cancels the order and its deliveries, and refunds what was paid. */
export const cancelOrderByOperator = (
  deps: ActionDeps & EndOrderDeps,
  tenantId: TenantId,
  { orderId, by, why }: OperatorAction & { why: string },
) =>
  withDeliveryOrder(deps, tenantId, orderId, async ({ tx, order, now }) => {
    if (!canTransition(order.status, 'cancelled', order.dispatch_method)) return refuse('ended');
    await cancelLockedOrder(deps, tx, order, { why, by, author: 'operator' }, now);
    return accept(order);
  });
