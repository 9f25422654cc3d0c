import type { cancelOrder as endpoint } from '@comanda/contract/orders.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { endedEntries } from '../features/ledger/payment-entries.ts';
import { giveBack } from '../features/order/give-back.ts';
import { findOrder } from '../features/order/find-orders.ts';
import { waitsForMoney } from '../features/order/kept-payment.ts';
import { lockOrder, type LockedOrder, moveOrder, balanceOf } from '../features/order/move-order.ts';
import { toOrder } from '../features/order/order-rows.ts';
import { extendGuestTokens } from '../features/session/session-rows.ts';
import { tellOrder } from '../platform/db/tell-order.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, Outcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;
type Undone = { order: Order; stockReturnedTo: StoreId | null };

/**
 * Undoes a cash order within its six seconds, unless the kitchen has it already, or an order that still waits for its money, which is
 * returned should it come: stock goes back, the ledger is reversed. Repeating it answers the same cancelled order. Refused: NOT_FOUND for somebody else's order, ORDER_NOT_REPROCESSABLE when it is too late.
 */
export async function cancelOrder(deps: Deps, { params, tenant, session, now }: Call<Endpoint>): Promise<Outcome<Endpoint>> {
  if (session.role !== 'guest' && session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  const undone = await withTenant(deps.db, tenant.id, async (tx): Promise<Result<Undone, Refusal>> => {
    const order = await lockOrder(tx, params.id);
    if (!order || order.buyer_id !== session.userId) return refuse(refusalOf('NOT_FOUND'));
    if (order.status !== 'cancelled' && !mayUndo(order, now)) return refuse(refusalOf('ORDER_NOT_REPROCESSABLE', { status: order.status }));
    const stockReturnedTo = order.status === 'cancelled' ? null : await undo(tx, order, now);
    return accept({ order: await readAgain(tx, order.id, now), stockReturnedTo });
  });
  if (!undone.ok) return undone;
  deps.events.emit({ tenantId: tenant.id, kind: 'order', id: params.id });
  if (undone.value.stockReturnedTo !== null) deps.stockNotice.changed(tenant.id, undone.value.stockReturnedTo);
  return accept(undone.value.order);
}

const mayUndo = (order: LockedOrder, now: number): boolean =>
  waitsForMoney(order) ||
  (order.status === 'created' &&
    order.released_at === null &&
    order.cancellable_until !== null &&
    now < Date.parse(order.cancellable_until));

/** Answers the store whose stock changed, or null. */
async function undo(tx: Tx, { id, store_id, buyer_id }: LockedOrder, now: number): Promise<StoreId | null> {
  const entries = endedEntries(await balanceOf(tx, id));
  await moveOrder(tx, {
    id,
    status: 'cancelled',
    paymentStatus: 'cancelled',
    at: new Date(now).toISOString(),
    ledger: { event: 'undone', entries },
  });
  const returned = await giveBack(tx, id, now);
  await extendGuestTokens(tx, buyer_id, now);
  await tellOrder(tx, id);
  return returned > 0 ? store_id : null;
}

async function readAgain(tx: Tx, id: OrderId, now: number): Promise<Order> {
  const order = await findOrder(tx, id);
  if (!order) throw new Error('a locked order is gone');
  return toOrder(order, now);
}
