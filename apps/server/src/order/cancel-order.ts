import type { cancelOrder as endpoint } from '@comanda/contract/orders.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { mayShopperCancel } from '@comanda/domain/order/shopper-cancel.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findOrder } from './find-orders.rows.ts';
import { lockOrder, type LockedOrder } from './move-order.rows.ts';
import { toOrder } from './order.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { endOrder } from './end-order.ts';

type Endpoint = typeof endpoint;

/**
 * Cancels an order for its shopper: a cash order within its six seconds while the kitchen does not
 * have it, or an order that waits for its payment; a later payment is refunded. Releases the
 * reservations and reverses the ledger. A repetition answers the same cancelled order. Refused:
 * NOT_FOUND for another shopper's order, ORDER_NOT_REPROCESSABLE if it is too late.
 */
export async function cancelOrder(
  deps: Deps,
  { params, tenant, session, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (session.role !== 'guest' && session.role !== 'user')
    return refuse(refusalOf('NOT_AUTHORIZED'));
  return withTenant(deps.db, tenant.id, async (tx): Promise<Result<Order, Refusal>> => {
    const order = await lockOrder(tx, params.id);
    if (!order || order.buyer_id !== session.userId) return refuse(refusalOf('NOT_FOUND'));
    if (order.status !== 'cancelled') {
      if (!mayCancel(order, now))
        return refuse(refusalOf('ORDER_NOT_REPROCESSABLE', { status: order.status }));
      const why = 'the shopper cancelled the order';
      await endOrder(deps, tx, order, { status: 'cancelled', why, author: 'shopper', now });
    }
    return accept(await readAgain(tx, order.id, now));
  });
}

const mayCancel = (order: LockedOrder, now: number): boolean =>
  mayShopperCancel(
    {
      status: order.status,
      paymentStatus: order.payment_status,
      payableUntil: order.payable_until,
      releasedAt: order.released_at,
      undoableUntil: order.cancellable_until,
    },
    now,
  );

async function readAgain(tx: Tx, id: OrderId, now: number): Promise<Order> {
  const order = await findOrder(tx, id);
  if (!order) throw new Error('a locked order is gone');
  return toOrder(order, now);
}
