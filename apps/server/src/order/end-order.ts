import { paymentAtEnd } from '@comanda/domain/payment/payment-at-end.ts';
import { orderEndEntries } from '@comanda/domain/ledger/order-entries.ts';
import type { EndDetail } from '@comanda/domain/order/end-detail.ts';
import { type EndStatus, orderEnd } from '@comanda/domain/order/order-end.ts';
import { type EndAuthor, noticesOfEnd } from '@comanda/domain/order/order-end-notices.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import type { ReservationName } from '@comanda/domain/order/reservation-release.ts';
import { type LockedOrder, orderBalance } from './move-order.rows.ts';
import { bookEarnedPoints } from '../points/book-points.rows.ts';
import { releaseReservations } from './end/release-reservations.ts';
import { type SavedOrderEnd, saveOrderEnd } from './end/save-order-end.rows.ts';
import { extendGuestTokens } from '../session/session.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { notifyOrderEnd } from './notify-order-end.ts';
import { pollDeliveriesNow } from '../delivery/poll-deliveries-now.ts';
import { cancelPapers } from '../printer/queue-papers.rows.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { runAfterOrderEnd } from '../rider/run-after-order-end.ts';

/** Announces an end after the commit. */
export type EndOrderDeps = Pick<Deps, 'events' | 'stockNotice'>;

/**
 * `why`: the reason with its author, for operators. `author`: who ends the order, which decides who
 * is notified. `detail`: the reason that staff chose; absent: none. `keepsMoney`: a manager decided
 * that the money of an online payment does not go back. `isUncooked`: nobody has begun to cook an
 * accepted order. `now` in milliseconds.
 */
export type EndRequest = {
  status: EndStatus;
  why: string;
  author: EndAuthor;
  detail?: EndDetail | null;
  keepsMoney?: boolean;
  isUncooked?: boolean;
  now: number;
};

/**
 * Ends a locked order; the only way in which an order ends without being completed. In the caller's
 * transaction it adds the job that refunds an online payment, writes status, timeline and ledger,
 * releases the reservations that this end releases, takes back the points that a completed order
 * earned, and adds the jobs that cancel its deliveries, end its rider's run and notify restaurant
 * and shopper. After the commit it announces the order and its stock to all servers. Returns false
 * and writes nothing if the order's status does not allow this end, so a second call does nothing.
 * docs/rules/orders.md#one-way-to-end-an-order.
 */
export async function endOrder(
  deps: EndOrderDeps,
  tx: Tx,
  order: LockedOrder,
  request: EndRequest,
): Promise<boolean> {
  const { status, author, detail = null, isUncooked, now } = request;
  const end = orderEnd(order.status, status, order.dispatch_method, isUncooked);
  if (end === null) return false;
  const notices = noticesOfEnd(author, { ...order, isReleased: order.released_at !== null });
  const saved = {
    endStatus: status,
    at: isoOf(now),
    staysOnBoard: notices.board,
    ...(await endedPayment(tx, order, request)),
  };
  if (!(await saveOrderEnd(tx, order, saved))) return false;
  await notifyOrderEnd(tx, order, { ...notices, detail }, now);
  const restocked = await releaseReservations(tx, order.id, end, now);
  await bookEarnedPoints(tx, { id: order.id, outcome: end }, now);
  if (isInStore(order.status)) await cancelPapers(tx, order.id, now);
  if (notices.carrier) await notifyCarrier(tx, order, now);
  await extendGuestTokens(tx, order.buyer_id, now);
  await publishOrderChange(tx, order.id);
  tx.onCommit(() => announceEnd(deps, tx, order, restocked));
  return true;
}

/** The food of an order that is on its way, or was handed over, has left. */
const isInStore = (status: LockedOrder['status']): boolean =>
  status === 'created' || status === 'preparing' || status === 'ready';

/**
 * Has the deliveries of the order cancelled at their couriers, and takes it out of its own rider's
 * run.
 */
async function notifyCarrier(tx: Tx, order: LockedOrder, now: number): Promise<void> {
  if (order.dispatch_method === 'store_delivery') await pollDeliveriesNow(tx, order.id, now);
  await runAfterOrderEnd(tx, order, now);
}

/**
 * Other servers learn of the order from the transaction's notification, and of its stock from this
 * publication.
 */
function announceEnd(
  { events, stockNotice }: EndOrderDeps,
  { tenantId }: Tx,
  { id, store_id }: LockedOrder,
  restocked: readonly ReservationName[],
): void {
  events.emit({ tenantId, kind: 'order', id });
  if (restocked.some((name) => name !== 'slot')) stockNotice.publish(tenantId, store_id);
  if (restocked.includes('slot')) stockNotice.publish(tenantId, store_id, 'store');
}

type EndedPayment = Pick<SavedOrderEnd, 'paymentStatus' | 'ledger'>;

/**
 * Starts the refund that the end requires, and returns the payment status and the ledger entries of
 * the ended order. If the provider ends it, the money has gone back already. Money that is kept
 * stays where it is, and so do its entries.
 */
async function endedPayment(
  tx: Tx,
  order: LockedOrder,
  { status, why, author, keepsMoney = false, now }: EndRequest,
): Promise<EndedPayment> {
  const requested = keepsMoney ? null : await requestRefund(tx, { order, why, now });
  const refunding = requested?.paymentStatus ?? (author === 'provider' ? 'reversed' : null);
  const { paymentStatus, isReversed } = paymentAtEnd(
    status,
    { paymentStatus: order.payment_status, charged: order.total },
    refunding,
  );
  if (!isReversed) return { paymentStatus, ledger: null };
  const entries = orderEndEntries(await orderBalance(tx, order.id));
  return {
    paymentStatus,
    ledger: { event: status === 'reversed' ? 'reversed' : 'undone', entries },
  };
}
