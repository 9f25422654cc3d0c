import { pageSizes, payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import type {
  getActiveOrders,
  getLastOrder,
  getOrder,
  getOrders,
  getOrdersJob,
} from '@comanda/contract/orders.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { isUuidOf, type OrderId, type UserId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import {
  findOrder,
  findOrderOfBuyer,
  findOrdersOfBuyer,
  type OrderPage,
} from './find-orders.rows.ts';
import type { PlacedOrderCache } from './placed-order-cache.ts';
import { findOrderRefusal } from './order-requests.rows.ts';
import { toOrder } from './order.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome, CallerSession } from '../platform/http/call.ts';
import { pollForPage } from '../payment/poll-for-page.ts';
import type { PollDeps } from '../payment/poll-payment.ts';

type ReadDeps = Pick<Deps, 'db'>;
type Listing = Pick<Call<typeof getActiveOrders>, 'tenant' | 'session' | 'now'>;

const notAuthorized = refuse(refusalOf('NOT_AUTHORIZED'));
const notFound = refuse(refusalOf('NOT_FOUND'));

/** The buyer of a session, or null. */
export const buyerOf = (session: CallerSession): UserId | null =>
  session.role === 'guest' || session.role === 'user' ? session.userId : null;

async function ordersOf(deps: ReadDeps, { tenant, session, now }: Listing, page: OrderPage) {
  const buyer = buyerOf(session);
  if (buyer === null) return null;
  const rows = await findOrdersOfBuyer(autocommit(deps.db, tenant.id), buyer, page);
  return rows.map((row) => toOrder(row, now));
}

/** The caller's orders, newest first, in pages. */
export async function listOrders(
  deps: ReadDeps,
  call: Call<typeof getOrders>,
): Promise<CallOutcome<typeof getOrders>> {
  const { before, limit } = call.query;
  const orders = await ordersOf(deps, call, {
    before: before ?? null,
    limit: limit ?? pageSizes.orders.usual,
    activeOnly: false,
  });
  return orders ? accept(orders) : notAuthorized;
}

/** The caller's active orders. */
export async function listActiveOrders(
  deps: ReadDeps,
  call: Call<typeof getActiveOrders>,
): Promise<CallOutcome<typeof getActiveOrders>> {
  const orders = await ordersOf(deps, call, {
    before: null,
    limit: payloadLimits.activeOrders,
    activeOnly: true,
  });
  return orders ? accept(orders) : notAuthorized;
}

/** The caller's newest order, or nothing (204). */
export async function readLastOrder(
  deps: ReadDeps,
  call: Call<typeof getLastOrder>,
): Promise<CallOutcome<typeof getLastOrder>> {
  const orders = await ordersOf(deps, call, { before: null, limit: 1, activeOnly: false });
  return orders ? accept(orders[0] ?? null) : notAuthorized;
}

/**
 * One of the caller's orders. Another buyer's order answers NOT_FOUND, like one that does not
 * exist. Reading an order whose shopper pays in a wallet's app also polls the wallet.
 */
export async function readOrder(
  deps: PollDeps,
  call: Call<typeof getOrder>,
): Promise<CallOutcome<typeof getOrder>> {
  const buyer = buyerOf(call.session);
  if (buyer === null) return notAuthorized;
  const row = await findOrderOfBuyer(autocommit(deps.db, call.tenant.id), buyer, call.params.id);
  if (!row) return notFound;
  pollForPage(deps, call.tenant.id, row);
  return accept(toOrder(row, call.now));
}

/**
 * The outcome of a placement: the order, its refusal, or JOB_NOT_FOUND.
 * docs/rules/orders.md#order-job. Today every placement is decided before its POST is answered, so
 * nothing is ever pending (204).
 */
export async function readOrderOfJob(
  deps: ReadDeps & { freshOrders: PlacedOrderCache },
  { tenant, session, now }: Call<typeof getOrdersJob>,
): Promise<CallOutcome<typeof getOrdersJob>> {
  if (session.role !== 'job') return notAuthorized;
  const id = session.requestId;
  if (!isUuidOf<OrderId>(id)) return refuse(refusalOf('JOB_NOT_FOUND'));
  const tx = autocommit(deps.db, tenant.id);
  const row = deps.freshOrders.get(tenant.id, id, now) ?? (await findOrder(tx, id));
  if (row) return accept(toOrder(row, now));
  return refuse((await findOrderRefusal(tx, id)) ?? refusalOf('JOB_NOT_FOUND'));
}
