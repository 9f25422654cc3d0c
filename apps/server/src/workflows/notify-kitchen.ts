import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import {
  isKitchenAlertDue,
  kitchenBackoffMs,
  type KitchenProblem,
} from '@comanda/domain/order/kitchen-retry.ts';
import { endedUnfulfilled, hasOrderEnded } from '@comanda/domain/order/order-status.ts';
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
  'db' | 'clock' | 'config' | 'tenants' | 'kitchens' | 'metrics' | 'log'
>;
type RetryJob = typeof notifyKitchenJob;

/**
 * Tells the restaurant of an order, once its shopper can no longer undo it. At least once: the restaurant knows an order by its id.
 * An order that was undone in time is told to nobody, neither restaurant nor, by mail, its shopper. While the restaurant does not take it
 * the next try waits as a job of its own, until the order has ended or has been moved on by the restaurant itself.
 */
export async function notifyKitchen(deps: NotifyDeps, payload: KitchenPayload): Promise<void> {
  const row = await release(deps, payload, deps.clock());
  if (row)
    return sendTicket(deps, payload, { row, carrier: carrierOf(row), retryJob: notifyKitchenJob });
  if (payload.tries > 0)
    await clearKitchenFailure(autocommit(deps.db, payload.tenantId), payload.orderId);
}

/** Tells the restaurant that its own people bring an order that a courier was to bring. The same ticket, so that one whose first was lost is cooked all the same. */
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

/** A restaurant that is away for longer asks for what it missed. About three hours. */
const maxEndTries = 180;

/** Tells the restaurant that an order which it was shown came to nothing, with the reason: the same ticket in its last status. */
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
  const tenant = deps.tenants.byId(tenantId);
  if (!tenant) throw new Error(`the brand ${tenantId} of an order is not known here yet`);
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

/** Counts the failure, stores it with the order for its operator, alarms when it is time to, and leaves the next try to a job. */
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
    deps.metrics.count('comanda_kitchen_alarms_total', { tenant: tenantId, problem });
    deps.log.error(
      { tenantId, orderId, storeId: row.store_id, failures, problem },
      'a restaurant was not told of an order',
    );
  }
  const at = new Date(now).toISOString();
  const next = retryJob(
    tenantId,
    orderId,
    new Date(now + kitchenBackoffMs(failures, problem)).toISOString(),
    failures,
  );
  await saveKitchenFailure(autocommit(deps.db, tenantId), orderId, { failures, problem, at }, next);
}

/** The receipt, and a courier, are due from the moment the order can no longer be undone: with its money, if that was to come first. */
function release({ db }: NotifyDeps, { tenantId, orderId }: KitchenPayload, now: number) {
  const at = new Date(now).toISOString();
  return releaseOrder(autocommit(db, tenantId), orderId, at, {
    receipt: sendReceiptJob(tenantId, orderId, at),
    dispatch: dispatchDeliveryJob(tenantId, orderId, at),
  });
}
