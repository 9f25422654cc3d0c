import type { cancelOrder as endpoint } from '@comanda/contract/orders.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { orderEndEntries } from '@comanda/domain/ledger/order-entries.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { releaseReservations } from '../features/order/release-reservations.ts';
import { findOrder } from '../features/order/find-orders.ts';
import { awaitsOnlinePayment } from '../features/order/stored-payment.ts';
import {
  lockOrder,
  type LockedOrder,
  moveOrder,
  orderBalance,
} from '../features/order/move-order.ts';
import { isRowUndoable, toOrder } from '../features/order/order-rows.ts';
import { extendGuestTokens } from '../features/session/session-rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;
type CancelledOrder = { order: Order; restockedStoreId: StoreId | null };

/**
 * Cancels an order for its shopper: a cash order within its six seconds while the kitchen does not have it, or an order that waits for its
 * payment; a later payment is refunded. Releases the reservations and reverses the ledger. A repetition answers the same cancelled order.
 * Refused: NOT_FOUND for another shopper's order, ORDER_NOT_REPROCESSABLE if it is too late.
 */
export async function cancelOrder(
  deps: Deps,
  { params, tenant, session, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (session.role !== 'guest' && session.role !== 'user')
    return refuse(refusalOf('NOT_AUTHORIZED'));
  const cancelled = await withTenant(
    deps.db,
    tenant.id,
    async (tx): Promise<Result<CancelledOrder, Refusal>> => {
      const order = await lockOrder(tx, params.id);
      if (!order || order.buyer_id !== session.userId) return refuse(refusalOf('NOT_FOUND'));
      if (order.status !== 'cancelled' && !mayCancel(order, now))
        return refuse(refusalOf('ORDER_NOT_REPROCESSABLE', { status: order.status }));
      const restockedStoreId =
        order.status === 'cancelled' ? null : await cancelLocked(tx, order, now);
      return accept({ order: await readAgain(tx, order.id, now), restockedStoreId });
    },
  );
  if (!cancelled.ok) return cancelled;
  deps.events.emit({ tenantId: tenant.id, kind: 'order', id: params.id });
  if (cancelled.value.restockedStoreId !== null)
    deps.stockNotice.publish(tenant.id, cancelled.value.restockedStoreId);
  return accept(cancelled.value.order);
}

const mayCancel = (order: LockedOrder, now: number): boolean =>
  awaitsOnlinePayment(order) || isRowUndoable(order, now);

/** Cancels a locked order. Returns the store whose stock changed, or null. */
async function cancelLocked(
  tx: Tx,
  { id, store_id, buyer_id }: LockedOrder,
  now: number,
): Promise<StoreId | null> {
  const entries = orderEndEntries(await orderBalance(tx, id));
  await moveOrder(tx, {
    id,
    status: 'cancelled',
    paymentStatus: 'cancelled',
    at: new Date(now).toISOString(),
    ledger: { event: 'undone', entries },
  });
  const releasedProducts = await releaseReservations(tx, id, now);
  await extendGuestTokens(tx, buyer_id, now);
  await publishOrderChange(tx, id);
  return releasedProducts > 0 ? store_id : null;
}

async function readAgain(tx: Tx, id: OrderId, now: number): Promise<Order> {
  const order = await findOrder(tx, id);
  if (!order) throw new Error('a locked order is gone');
  return toOrder(order, now);
}
