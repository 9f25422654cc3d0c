import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import {
  isKitchenAlertDue,
  kitchenBackoff,
  type KitchenProblem,
} from '@comanda/domain/order/kitchen-retry.ts';
import { endedUnfulfilled, hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { isTakenAtCounter } from '@comanda/domain/store/store.ts';
import type { Deps } from '../deps.ts';
import { type CustomerOrder, findCustomerOrder } from '../features/order/find-orders.ts';
import { clearKitchenFailure, saveKitchenFailure } from '../features/order/kitchen-failure.ts';
import { carrierOf, kitchenTicketOf, kitchenTicketText } from '../features/order/kitchen-ticket.ts';
import { releaseOrder } from '../features/order/release-order.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { notifyKitchenEndJob } from './notify-order-end.ts';
import { dispatchDeliveryJob, notifyKitchenCarrierJob } from './delivery/delivery-jobs.ts';
import { notifyKitchenJob, sendReceiptJob } from './payment/payment-jobs.ts';

/** `tries`: failures before this one. */
type KitchenPayload = { tenantId: TenantId; orderId: OrderId; tries: number };
type NotifyDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'tenants' | 'menus' | 'kitchens' | 'metrics' | 'log'
>;
type RetryJob = typeof notifyKitchenJob;

/**
 * Job handler: sends an order to its restaurant once the shopper can no longer undo it. At least once: the restaurant recognises an order
 * by its id. Nothing is sent about an order that was undone in time, neither to the restaurant nor by mail to the shopper. On failure a new
 * job retries, until the order has ended or the restaurant has moved it on. An order of a store whose counter takes the orders is released
 * and sent nowhere. docs/rules/counter-systems.md#one-who-takes-the-orders.
 */
export async function notifyKitchen(deps: NotifyDeps, payload: KitchenPayload): Promise<void> {
  const row = await release(deps, payload, deps.clock());
  if (row)
    return sendTicket(deps, payload, { row, carrier: carrierOf(row), retryJob: notifyKitchenJob });
  if (payload.tries > 0)
    await clearKitchenFailure(autocommit(deps.db, payload.tenantId), payload.orderId);
}

/**
 * Job handler: notifies the restaurant that its own staff deliver an order in place of a courier. Sends the whole ticket again, so that a
 * restaurant that missed the first one still cooks the order.
 */
export async function notifyKitchenCarrier(
  deps: NotifyDeps,
  payload: KitchenPayload,
): Promise<void> {
  const tx = autocommit(deps.db, payload.tenantId);
  const row = await findCustomerOrder(tx, payload.orderId);
  if (row && !hasOrderEnded(row.status))
    return sendTicket(deps, payload, { row, carrier: 'store', retryJob: notifyKitchenCarrierJob });
  if (payload.tries > 0) await clearKitchenFailure(tx, payload.orderId);
}

/** Retries for about three hours. A restaurant that is down for longer requests what it missed. */
const maxEndTries = 180;

/**
 * Job handler: notifies the restaurant that an order it was shown ended unfulfilled, with the reason: the same ticket in its final status.
 */
export async function notifyKitchenEnd(deps: NotifyDeps, payload: KitchenPayload): Promise<void> {
  const tx = autocommit(deps.db, payload.tenantId);
  const row = await findCustomerOrder(tx, payload.orderId);
  if (row && endedUnfulfilled(row.status) && payload.tries < maxEndTries) {
    return sendTicket(deps, payload, {
      row,
      carrier: carrierOf(row),
      retryJob: notifyKitchenEndJob,
    });
  }
  if (payload.tries > 0) await clearKitchenFailure(tx, payload.orderId);
}

type KitchenNotice = { row: CustomerOrder; carrier: 'courier' | 'store'; retryJob: RetryJob };

async function sendTicket(
  deps: NotifyDeps,
  payload: KitchenPayload,
  { row, carrier, retryJob }: KitchenNotice,
): Promise<void> {
  const { tenantId, orderId, tries } = payload;
  if (await isForCounter(deps, tenantId, row)) {
    if (tries > 0) await clearKitchenFailure(autocommit(deps.db, tenantId), orderId);
    return;
  }
  const tenant = deps.tenants.byId(tenantId);
  if (!tenant) throw new Error(`the brand ${tenantId} of an order is not in the cache yet`);
  const ticket = kitchenTicketOf(
    row,
    { tenantId, country: tenant.country, callbackUrl: deps.config.callbackUrl },
    carrier,
  );
  const problem = await deps.kitchens.sendTicket(
    tenantId,
    kitchenTicketText(ticket, tenant.country),
  );
  if (problem !== null) return retryLater(deps, payload, row, problem, retryJob);
  if (tries > 0) await clearKitchenFailure(autocommit(deps.db, tenantId), orderId);
}

async function isForCounter(
  { menus }: NotifyDeps,
  tenantId: TenantId,
  { store_id }: CustomerOrder,
): Promise<boolean> {
  const facts = await menus.storeFacts(tenantId, store_id);
  return facts !== null && isTakenAtCounter(facts.store);
}

/** Counts the failure, stores it with the order for the operator, raises an alarm if one is due, and adds the job of the next try. */
async function retryLater(
  deps: NotifyDeps,
  { tenantId, orderId, tries }: KitchenPayload,
  row: CustomerOrder,
  problem: KitchenProblem,
  retryJob: RetryJob,
) {
  const failures = tries + 1;
  const now = deps.clock();
  deps.metrics.count('comanda_kitchen_failures_total', { tenant: tenantId, problem });
  if (isKitchenAlertDue(failures, problem)) {
    deps.metrics.count('comanda_kitchen_alerts_total', { tenant: tenantId, problem });
    deps.log.error(
      { tenantId, orderId, storeId: row.store_id, failures, problem },
      'a restaurant was not notified of an order',
    );
  }
  const at = new Date(now).toISOString();
  const next = retryJob(
    tenantId,
    orderId,
    new Date(now + kitchenBackoff(tries, problem)).toISOString(),
    failures,
  );
  await saveKitchenFailure(autocommit(deps.db, tenantId), orderId, { failures, problem, at }, next);
}

/** Releases the order to the kitchen, with the jobs of its receipt and its dispatch. null if the order was undone or is not paid yet. */
function release({ db }: NotifyDeps, { tenantId, orderId }: KitchenPayload, now: number) {
  const at = new Date(now).toISOString();
  return releaseOrder(autocommit(db, tenantId), orderId, at, {
    receipt: sendReceiptJob(tenantId, orderId, at),
    dispatch: dispatchDeliveryJob(tenantId, orderId, at),
  });
}
