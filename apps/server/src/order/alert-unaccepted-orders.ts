import { minuteMs } from '@comanda/domain/duration.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { unacceptedStep } from '@comanda/domain/order/unaccepted-order.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { lockOrder } from './move-order.rows.ts';
import {
  listUnacceptedOrders,
  claimUnacceptedAlert,
  type UnacceptedOrder,
} from './unaccepted-orders.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { endOrder } from './end-order.ts';
import { sendUnacceptedAlertJob } from './send-unaccepted-alert.job.ts';

type AlertDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'events' | 'stockNotice' | 'metrics' | 'tenants'
>;

/** An order is never ended earlier than this after its restaurant was notified. */
const minAcceptMs = minuteMs;
const maxOrders = 500;

/**
 * Checks each brand's orders that their restaurants have not accepted: raises an alert, or ends the
 * order if its restaurant was shown it and its store is set to do so. Runs each minute in one
 * process. Safe to repeat, and to run in two processes at once.
 */
export async function alertUnacceptedOrders(deps: AlertDeps): Promise<void> {
  const now = deps.clock();
  for (const tenantId of deps.tenants.ids()) {
    for (const order of await listUnacceptedOrders(
      autocommit(deps.db, tenantId),
      isoOf(now - minAcceptMs),
      maxOrders,
    ))
      await checkUnaccepted(deps, tenantId, order, now);
  }
}

async function checkUnaccepted(
  deps: AlertDeps,
  tenantId: TenantId,
  order: UnacceptedOrder,
  now: number,
): Promise<void> {
  const step = unacceptedStep({
    reason: order.reason,
    since: instantOf(order.since),
    acceptMinutes: order.acceptMinutes,
    now,
  });
  switch (step.do) {
    case 'wait':
      return;
    case 'alert':
      if (order.alertedFor === null || instantOf(order.alertedFor) < step.dueAt)
        await raiseAlert(deps, tenantId, order, { dueAt: step.dueAt, now });
      return;
    case 'end':
      await endUnaccepted(deps, tenantId, order, now);
  }
}

/**
 * Logs and counts the alert unless another server has raised it; mails it to the brand once for
 * each reason.
 */
async function raiseAlert(
  { db, log, metrics }: AlertDeps,
  tenantId: TenantId,
  { orderId, storeId, reason, since }: UnacceptedOrder,
  { dueAt, now }: { dueAt: number; now: number },
): Promise<void> {
  const isRaisedHere = await claimUnacceptedAlert(autocommit(db, tenantId), orderId, {
    reason,
    dueAt: isoOf(dueAt),
    mail: sendUnacceptedAlertJob.due(now, { tenantId, orderId, reason }),
  });
  if (!isRaisedHere) return;
  metrics.count('comanda_unaccepted_alerts_total', { tenant: tenantId });
  log.error(
    { tenantId, orderId, storeId, reason, since },
    'a restaurant has not accepted an order',
  );
}

/**
 * Cancels an unaccepted order with refund, released reservations and notifications of restaurant
 * and shopper. Does nothing if the restaurant began the order meanwhile.
 */
async function endUnaccepted(
  deps: AlertDeps,
  tenantId: TenantId,
  { orderId, storeId }: UnacceptedOrder,
  now: number,
): Promise<void> {
  const isEnded = await withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'created' || order.released_at === null) return false;
    return endOrder(deps, tx, order, {
      status: 'cancelled',
      why: 'the restaurant did not accept it in time',
      author: 'acceptDeadline',
      now,
    });
  });
  if (!isEnded) return;
  deps.log.warn(
    { tenantId, orderId, storeId },
    'an order that its restaurant did not accept was cancelled',
  );
}
