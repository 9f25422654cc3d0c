import type { TenantId } from '@comanda/domain/ids.ts';
import { endedUnfulfilled, hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { firstStaffNoticeAt } from '@comanda/domain/push/staff-notice.ts';
import { isTakenAtCounter } from '@comanda/domain/store/store.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { deleteOutage } from './system-outages.rows.ts';
import { type CustomerOrder, findCustomerOrder } from '../order/find-orders.rows.ts';
import { clearKitchenFailure } from '../order/kitchen-failure.rows.ts';
import { carrierOf, kitchenTicketOf, kitchenTicketText } from './kitchen-ticket.ts';
import { releaseOrder } from '../order/release-order.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { dispatchDeliveryJob } from '../delivery/dispatch-delivery.job.ts';
import type { KitchenNotice, NoticeJob } from './kitchen-notice.ts';
import { notifyKitchenCarrierJob } from './notify-kitchen-carrier.job.ts';
import { notifyKitchenEndJob } from './notify-kitchen-end.job.ts';
import { notifyKitchenJob } from './notify-kitchen.job.ts';
import { notifyStaffJob } from '../push/notify-staff.job.ts';
import { acceptAloneJob } from '../order/accept-alone.job.ts';
import { sendReceiptJob } from '../order/send-receipt.job.ts';
import { endOutage } from './end-outage.ts';
import { retryNotice } from './retry-notice.ts';

type NotifyDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'tenants' | 'menus' | 'kitchens' | 'metrics' | 'log'
>;

/**
 * Job handler: sends an order to its restaurant once the shopper can no longer undo it. At least
 * once: the restaurant recognises an order by its id. Nothing is sent about an order that was
 * undone in time, neither to the restaurant nor by mail to the shopper. On failure a new job
 * retries, until the order has ended or the restaurant has moved it on. An order of a store whose
 * counter takes the orders is released and sent nowhere.
 * docs/rules/counter-systems.md#one-who-takes-the-orders.
 */
export async function notifyKitchen(deps: NotifyDeps, payload: KitchenNotice): Promise<void> {
  const row = await release(deps, payload, deps.clock());
  if (row)
    return sendTicket(deps, payload, {
      ...{ row, carrier: carrierOf(row), retryJob: notifyKitchenJob },
      isSystemDown: row.isSystemDown,
    });
  if (payload.tries > 0)
    await clearKitchenFailure(autocommit(deps.db, payload.tenantId), payload.orderId);
}

/**
 * Job handler: notifies the restaurant that its own staff deliver an order in place of a courier.
 * Sends the whole ticket again, so that a restaurant that missed the first one still cooks the
 * order.
 */
export async function notifyKitchenCarrier(
  deps: NotifyDeps,
  payload: KitchenNotice,
): Promise<void> {
  const tx = autocommit(deps.db, payload.tenantId);
  const row = await findCustomerOrder(tx, payload.orderId);
  if (row && !hasOrderEnded(row.status))
    return sendTicket(deps, payload, { row, carrier: 'store', retryJob: notifyKitchenCarrierJob });
  if (payload.tries > 0) await clearKitchenFailure(tx, payload.orderId);
}

/**
 * Job handler: notifies the restaurant that an order it was shown ended unfulfilled, with the
 * reason: the same ticket in its final status.
 */
export async function notifyKitchenEnd(deps: NotifyDeps, payload: KitchenNotice): Promise<void> {
  const tx = autocommit(deps.db, payload.tenantId);
  const row = await findCustomerOrder(tx, payload.orderId);
  if (row && endedUnfulfilled(row.status)) {
    return sendTicket(deps, payload, {
      row,
      carrier: carrierOf(row),
      retryJob: notifyKitchenEndJob,
    });
  }
  if (payload.tries > 0) await clearKitchenFailure(tx, payload.orderId);
}

/** `isSystemDown`: the store's system was down before this notice. */
type Notice = {
  row: CustomerOrder;
  carrier: 'courier' | 'store';
  retryJob: NoticeJob;
  isSystemDown?: boolean;
};

async function sendTicket(
  deps: NotifyDeps,
  payload: KitchenNotice,
  { row, carrier, retryJob, isSystemDown = false }: Notice,
): Promise<void> {
  const { tenantId, orderId, tries } = payload;
  if (await isForCounter(deps, tenantId, row)) {
    if (tries > 0) await endForCounter(deps, payload, row);
    return;
  }
  const tenant = deps.tenants.byId(tenantId);
  if (!tenant) throw new Error(`the brand ${tenantId} of an order is not in the cache yet`);
  const ticket = kitchenTicketOf(
    row,
    { tenantId, country: tenant.country, callbackUrl: deps.config.callbackUrl },
    carrier,
  );
  const report = await deps.kitchens.sendTicket(
    tenantId,
    kitchenTicketText(ticket, tenant.country),
  );
  if (report !== null) return retryNotice(deps, payload, { row, report, retryJob });
  if (tries > 0) await clearKitchenFailure(autocommit(deps.db, tenantId), orderId);
  if (tries > 0 || isSystemDown) await endOutage(deps, tenantId, row.store_id);
}

/** The store turned to its counter while its system was down. */
async function endForCounter(
  { db }: NotifyDeps,
  { tenantId, orderId }: KitchenNotice,
  { store_id }: CustomerOrder,
): Promise<void> {
  await clearKitchenFailure(autocommit(db, tenantId), orderId);
  await deleteOutage(autocommit(db, tenantId), store_id);
}

async function isForCounter(
  { menus }: NotifyDeps,
  tenantId: TenantId,
  { store_id }: CustomerOrder,
): Promise<boolean> {
  const facts = await menus.storeFacts(tenantId, store_id);
  return facts !== null && isTakenAtCounter(facts.store);
}

/**
 * Releases the order to the kitchen, with the jobs of its receipt and its dispatch. null if the
 * order was undone or is not paid yet.
 */
function release({ db }: NotifyDeps, { tenantId, orderId }: KitchenNotice, now: number) {
  const at = isoOf(now);
  return releaseOrder(autocommit(db, tenantId), orderId, at, {
    receipt: sendReceiptJob.due(at, { tenantId, orderId }),
    dispatch: dispatchDeliveryJob.due(at, { tenantId, orderId }),
    acceptance: acceptAloneJob.due(at, { tenantId, orderId }),
    staffNotice: notifyStaffJob.due(firstStaffNoticeAt(now), { tenantId, orderId, notice: 1 }),
  });
}
