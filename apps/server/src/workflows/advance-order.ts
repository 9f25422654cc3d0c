import type { advanceOrder as endpoint } from '@comanda/contract/integrations.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import {
  canTransition,
  hasOrderEnded,
  type OrderStatus,
} from '@comanda/domain/order/order-status.ts';
import { collectedEntries } from '@comanda/domain/ledger/order-entries.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { awaitsOnlinePayment } from '../features/order/stored-payment.ts';
import { findOrder } from '../features/order/find-orders.ts';
import { isRowUndoable, toOrder } from '../features/order/order-rows.ts';
import {
  lockOrder,
  type LockedOrder,
  moveOrder,
  type OrderMove,
} from '../features/order/move-order.ts';
import { addCourierReadyJobs } from './delivery/notify-courier-ready.ts';
import { endOrder } from './end-order.ts';
import { confirmReadyTime, setReadyNow } from './confirm-ready-time.ts';
import { extendGuestTokens } from '../features/session/session-rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;
type AdvancedOrder = {
  id: OrderId;
  status: OrderStatus;
  estimatedAt: string | null;
  restockedStoreId: StoreId | null;
};

/**
 * Moves an order to the status that the restaurant sends (docs/rules/orders.md#status-moves), and stores its ready time if it sends one.
 * The present status is accepted again, so that the restaurant can repeat a call whose answer was lost. Refused: NOT_FOUND;
 * ORDER_NOT_REPROCESSABLE with the order's status for any other move, and for an order that the restaurant was not shown yet.
 */
export async function advanceOrder(
  deps: Deps,
  { params, body, tenant, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const advanced = await withTenant(
    deps.db,
    tenant.id,
    async (tx): Promise<Result<AdvancedOrder, Refusal>> => {
      const order = await lockOrder(tx, params.id);
      if (!order) return refuse(refusalOf('NOT_FOUND'));
      const readyAt = body.readyAt == null ? null : Date.parse(body.readyAt);
      const isSameStatus = order.status === body.status;
      if (isSameStatus && readyAt === null) return accept(await unchangedOrder(tx, order, now));
      if (
        awaitsOnlinePayment(order) ||
        isRowUndoable(order, now) ||
        !(isSameStatus || mayMove(order, body.status))
      ) {
        return refuse(
          refusalOf('ORDER_NOT_REPROCESSABLE', { status: order.status, wanted: body.status }),
        );
      }
      const confirmed =
        readyAt === null
          ? accept(null)
          : await confirmReadyTime(tx, { id: order.id, readyAt, now });
      if (!confirmed.ok) return confirmed;
      if (!isSameStatus) return accept(await advance(tx, order, body.status, now));
      await publishOrderChange(tx, order.id);
      return accept(await unchangedOrder(tx, order, now));
    },
  );
  if (!advanced.ok) return advanced;
  const { id, status, estimatedAt, restockedStoreId } = advanced.value;
  deps.events.emit({ tenantId: tenant.id, kind: 'order', id });
  if (restockedStoreId !== null) deps.stockNotice.publish(tenant.id, restockedStoreId);
  return accept({ id, status, estimatedAt });
}

const mayMove = (order: LockedOrder, status: OrderStatus): boolean =>
  canTransition(order.status, status, order.dispatch_method) && !hasNothingToRefund(order, status);

const hasNothingToRefund = ({ payment_status }: LockedOrder, status: OrderStatus): boolean =>
  status === 'reversed' && payment_status !== 'completed';

/** Moves a locked order; an order that ends unfulfilled releases its reservations. */
async function advance(
  tx: Tx,
  order: LockedOrder,
  status: OrderStatus,
  now: number,
): Promise<AdvancedOrder> {
  const isEnd = status === 'cancelled' || status === 'failed' || status === 'reversed';
  const releasedProducts = isEnd
    ? await endOrder(tx, order, {
        status,
        why: 'the restaurant ended the order',
        reason: 'restaurant',
        now,
      })
    : 0;
  if (!isEnd) await continueOrder(tx, order, status, now);
  return {
    ...(await shownOrder(tx, order.id, now)),
    restockedStoreId: releasedProducts > 0 ? order.store_id : null,
  };
}

const unchangedOrder = async (
  tx: Tx,
  { id }: LockedOrder,
  now: number,
): Promise<AdvancedOrder> => ({
  ...(await shownOrder(tx, id, now)),
  restockedStoreId: null,
});

/** The order's status and estimate as the shopper sees them at `now`. */
async function shownOrder(
  tx: Tx,
  id: OrderId,
  now: number,
): Promise<Pick<AdvancedOrder, 'id' | 'status' | 'estimatedAt'>> {
  const row = await findOrder(tx, id);
  if (!row) throw new Error('a locked order is gone');
  return { id, status: row.status, estimatedAt: toOrder(row, now).estimatedAt };
}

async function continueOrder(
  tx: Tx,
  order: LockedOrder,
  status: OrderStatus,
  now: number,
): Promise<void> {
  await moveOrder(tx, {
    id: order.id,
    status,
    at: new Date(now).toISOString(),
    ...paymentChangeOf(order, status),
  });
  if (status === 'ready') await setReadyNow(tx, order.id, now);
  if (status === 'ready' && order.dispatch_method === 'store_delivery')
    await addCourierReadyJobs(tx, order.id, now);
  if (hasOrderEnded(status)) await extendGuestTokens(tx, order.buyer_id, now);
  await publishOrderChange(tx, order.id);
}

/** Payment change of a move. Handing an order over books the payment on delivery, unless it is paid already or was to be paid online. */
function paymentChangeOf(
  order: LockedOrder,
  status: OrderStatus,
): Pick<OrderMove, 'paymentStatus' | 'ledger'> {
  const isReceived =
    status === 'completed' && order.payment_status !== 'completed' && order.payable_until === null;
  if (!isReceived) return { paymentStatus: order.payment_status, ledger: null };
  const entries = collectedEntries(order.total, order.payment_method === 'cash' ? 'cash' : 'card');
  return { paymentStatus: 'completed', ledger: { event: 'collected', entries } };
}
