import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { acceptanceOf } from '@comanda/domain/order/acceptance.ts';
import type { EndDetail } from '@comanda/domain/order/end-detail.ts';
import { isEndStatus, type ProgressStatus } from '@comanda/domain/order/order-end.ts';
import type { EndAuthor } from '@comanda/domain/order/order-end-notices.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { restaurantMayMove } from '@comanda/domain/order/restaurant-move.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { type LockedOrder, moveOrder } from './move-order.rows.ts';
import { isRowUndoable } from './order.rows.ts';
import { awaitsOnlinePayment } from './stored-payment.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { completeOrder } from './complete-order.ts';
import { confirmReadyTime, dispatchAccepted, setReadyNow } from './confirm-ready-time.ts';
import { addCourierReadyJobs } from '../delivery/notify-courier-ready.ts';
import { retimeDelivery } from './retime-delivery.ts';
import { endOrder, type EndOrderDeps } from './end-order.ts';
import { addPushJobs } from '../push/add-push-jobs.ts';

/**
 * A move that the restaurant wants. `author`: its system or its counter. `readyAt`: when the food
 * is ready; null: unchanged. `why`: for operators, if the move ends the order; `detail`: the reason
 * that staff chose then. Milliseconds.
 */
export type WantedMove = {
  readonly status: OrderStatus;
  readonly readyAt: number | null;
  readonly why: string;
  readonly detail?: EndDetail;
  readonly author: Extract<EndAuthor, 'system' | 'counter'>;
  readonly now: number;
};

/**
 * Moves a locked order to another status in the caller's transaction, with everything that follows
 * from it: ready time, ledger, courier, messages, points, notice to all servers. The one way in
 * which a restaurant moves an order (docs/rules/orders.md#status-moves). Refused, with nothing
 * written: ORDER_NOT_REPROCESSABLE with the order's status for a move that the table does not have
 * and for an order that the restaurant was not shown yet; INVALID_PARAMETER for an impossible ready
 * time.
 */
export async function moveLockedOrder(
  deps: EndOrderDeps,
  tx: Tx,
  order: LockedOrder,
  wanted: WantedMove,
): Promise<Result<null, Refusal>> {
  const { status, readyAt, now } = wanted;
  if (isHiddenFromRestaurant(order, now) || !mayMove(order, status))
    return refuse(notReprocessable(order, status));
  if (readyAt !== null) {
    const confirmed = await confirmReadyTime(tx, { id: order.id, readyAt, now });
    if (!confirmed.ok) return confirmed;
  }
  await advance(deps, tx, order, wanted);
  return accept(null);
}

/** Returns whether the shopper may still undo the order or has to pay it first. */
export const isHiddenFromRestaurant = (
  order: Parameters<typeof awaitsOnlinePayment>[0] & Parameters<typeof isRowUndoable>[0],
  now: number,
): boolean => awaitsOnlinePayment(order) || isRowUndoable(order, now);

/** The refusal of a move, with the order's present status. */
export const notReprocessable = ({ status }: LockedOrder, wanted: OrderStatus): Refusal =>
  refusalOf('ORDER_NOT_REPROCESSABLE', { status, wanted });

const mayMove = (order: LockedOrder, to: OrderStatus): boolean =>
  restaurantMayMove(
    {
      status: order.status,
      dispatch: order.dispatch_method,
      paymentStatus: order.payment_status,
    },
    to,
  );

async function advance(
  deps: EndOrderDeps,
  tx: Tx,
  order: LockedOrder,
  { status, readyAt: _ready, ...wanted }: WantedMove,
): Promise<void> {
  if (!isEndStatus(status)) return continueOrder(tx, order, status, wanted.now);
  await endOrder(deps, tx, order, { ...wanted, status });
}

async function continueOrder(
  tx: Tx,
  order: LockedOrder,
  status: ProgressStatus,
  now: number,
): Promise<void> {
  const isAccepted = acceptanceOf(order.status) === 'waiting';
  if (status === 'completed') return completeOrder(tx, order, { isAccepted, now });
  await moveOrder(tx, {
    id: order.id,
    status,
    paymentStatus: order.payment_status,
    at: isoOf(now),
    isAccepted,
    ledger: null,
  });
  if (status === 'preparing' && order.dispatch_method === 'store_delivery')
    await dispatchAccepted(tx, order.id, now);
  if (status === 'ready') await setReadyNow(tx, order, now);
  if (status === 'ready' && order.dispatch_method === 'store_delivery' && isFirst(order, status))
    await addCourierReadyJobs(tx, order.id, now);
  await retimeDelivery(tx, order, status, now);
  await addPushJobs(tx, order, status, now);
}

/** A move that was taken back and comes again is told nobody twice. */
const isFirst = ({ timeline }: LockedOrder, status: ProgressStatus): boolean =>
  timeline.every((step) => step.status !== status);
