import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { isKitchenAlarm, kitchenPauseMs, type KitchenProblem } from '@comanda/domain/order/kitchen-retry.ts';
import { cameToNothing, hasEnded } from '@comanda/domain/order/order-status.ts';
import type { Deps } from '../deps.ts';
import { type CustomerOrder, findCustomerOrder } from '../features/order/find-orders.ts';
import { clearKitchenFailure, noteKitchenFailure } from '../features/order/kitchen-failure.ts';
import { carrierOf, ticketOf, ticketText } from '../features/order/kitchen-ticket.ts';
import { releaseOrder } from '../features/order/release-order.ts';
import { eachAlone } from '../platform/db/one-statement.ts';
import { kitchenEndJob } from './announce-end.ts';
import { dispatchJob, tellKitchenJob } from './delivery/delivery-jobs.ts';
import { kitchenJob, receiptJob } from './payment/payment-jobs.ts';

/** `tries`: failures before this one. */
type OfOrder = { tenantId: TenantId; orderId: OrderId; tries: number };
type NotifyDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'tenants' | 'kitchens' | 'metrics' | 'log'>;
type Again = typeof kitchenJob;

/**
 * Tells the restaurant of an order, once its shopper can no longer undo it. At least once: the restaurant knows an order by its id.
 * An order that was undone in time is told to nobody, neither restaurant nor, by mail, its shopper. While the restaurant does not take it
 * the next try waits as a job of its own, until the order has ended or has been moved on by the restaurant itself.
 */
export async function notifyKitchen(deps: NotifyDeps, payload: OfOrder): Promise<void> {
  const row = await release(deps, payload, deps.clock());
  if (row) return tell(deps, payload, { row, broughtBy: carrierOf(row), again: kitchenJob });
  if (payload.tries > 0) await clearKitchenFailure(eachAlone(deps.db, payload.tenantId), payload.orderId);
}

/** Tells the restaurant that its own people bring an order that a courier was to bring. The same ticket, so that one whose first was lost is cooked all the same. */
export async function tellKitchenCarrier(deps: NotifyDeps, payload: OfOrder): Promise<void> {
  const tx = eachAlone(deps.db, payload.tenantId);
  const row = await findCustomerOrder(tx, payload.orderId);
  if (row && !hasEnded(row.status)) return tell(deps, payload, { row, broughtBy: 'store', again: tellKitchenJob });
  if (payload.tries > 0) await clearKitchenFailure(tx, payload.orderId);
}

/** A restaurant that is away for longer asks for what it missed. About three hours. */
const mostEndTries = 180;

/** Tells the restaurant that an order which it was shown came to nothing, with the reason: the same ticket in its last status. */
export async function tellKitchenEnd(deps: NotifyDeps, payload: OfOrder): Promise<void> {
  const tx = eachAlone(deps.db, payload.tenantId);
  const row = await findCustomerOrder(tx, payload.orderId);
  if (row && cameToNothing(row.status) && payload.tries < mostEndTries) {
    return tell(deps, payload, { row, broughtBy: carrierOf(row), again: kitchenEndJob });
  }
  if (payload.tries > 0) await clearKitchenFailure(tx, payload.orderId);
}

type KitchenNotice = { row: CustomerOrder; broughtBy: 'courier' | 'store'; again: Again };

async function tell(deps: NotifyDeps, payload: OfOrder, { row, broughtBy, again }: KitchenNotice): Promise<void> {
  const { tenantId, orderId, tries } = payload;
  const tenant = deps.tenants.byId(tenantId);
  if (!tenant) throw new Error(`the brand ${tenantId} of an order is not known here yet`);
  const ticket = ticketOf(row, { tenantId, country: tenant.country, callbackUrl: deps.config.callbackUrl }, broughtBy);
  const problem = await deps.kitchens.tell(tenantId, ticketText(ticket, tenant.country));
  if (problem !== null) return tryAgain(deps, payload, row, problem, again);
  if (tries > 0) await clearKitchenFailure(eachAlone(deps.db, tenantId), orderId);
}

/** Counts the failure, stores it with the order for its operator, alarms when it is time to, and leaves the next try to a job. */
async function tryAgain(
  deps: NotifyDeps,
  { tenantId, orderId, tries }: OfOrder,
  row: CustomerOrder,
  problem: KitchenProblem,
  again: Again,
) {
  const failures = tries + 1;
  const now = deps.clock();
  deps.metrics.count('comanda_kitchen_failures_total', { tenant: tenantId, problem });
  if (isKitchenAlarm(failures, problem)) {
    deps.metrics.count('comanda_kitchen_alarms_total', { tenant: tenantId, problem });
    deps.log.error({ tenantId, orderId, storeId: row.store_id, failures, problem }, 'a restaurant was not told of an order');
  }
  const at = new Date(now).toISOString();
  const next = again(tenantId, orderId, new Date(now + kitchenPauseMs(failures, problem)).toISOString(), failures);
  await noteKitchenFailure(eachAlone(deps.db, tenantId), orderId, { failures, problem, at }, next);
}

/** The receipt, and a courier, are due from the moment the order can no longer be undone: with its money, if that was to come first. */
function release({ db }: NotifyDeps, { tenantId, orderId }: OfOrder, now: number) {
  const at = new Date(now).toISOString();
  return releaseOrder(eachAlone(db, tenantId), orderId, at, {
    receipt: receiptJob(tenantId, orderId, at),
    dispatch: dispatchJob(tenantId, orderId, at),
  });
}
