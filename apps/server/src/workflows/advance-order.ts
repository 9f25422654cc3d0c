import type { advanceOrder as endpoint } from '@comanda/contract/integrations.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { canMove, hasEnded, isUnmade, type OrderStatus } from '@comanda/domain/order/order-status.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { Deps } from '../deps.ts';
import { collectedEntries } from '../features/ledger/ledger-entries.ts';
import { endedEntries } from '../features/ledger/payment-entries.ts';
import { giveBack } from '../features/order/give-back.ts';
import { waitsForMoney } from '../features/order/kept-payment.ts';
import { balanceOf, lockOrder, type LockedOrder, moveOrder, type OrderMove } from '../features/order/move-order.ts';
import { hurryDeliveries } from './delivery/hurry-deliveries.ts';
import { noteReady } from './delivery/tell-courier-ready.ts';
import { refundLocked } from './payment/refund-payment.ts';
import { extendGuestTokens } from '../features/session/session-rows.ts';
import { tellOrder } from '../platform/db/tell-order.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, Outcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;
type Advanced = { id: OrderId; status: OrderStatus; stockReturnedTo: StoreId | null };

/**
 * The restaurant moves an order along the allowed moves (decisions §4). The status it has already is answered as done: a lost answer
 * may be asked again. Refused: NOT_FOUND; ORDER_NOT_REPROCESSABLE with the order's status for any other move, and for an order the
 * restaurant has not been shown yet.
 */
export async function advanceOrder(deps: Deps, { params, body, tenant, now }: Call<Endpoint>): Promise<Outcome<Endpoint>> {
  const advanced = await withTenant(deps.db, tenant.id, async (tx): Promise<Result<Advanced, Refusal>> => {
    const order = await lockOrder(tx, params.id);
    if (!order) return refuse(refusalOf('NOT_FOUND'));
    if (order.status === body.status) return accept({ id: order.id, status: order.status, stockReturnedTo: null });
    if (
      waitsForMoney(order) ||
      mayStillBeUndone(order, now) ||
      !canMove(order.status, body.status, order.dispatch_method) ||
      isNothingToReturn(order, body.status)
    ) {
      return refuse(refusalOf('ORDER_NOT_REPROCESSABLE', { status: order.status, wanted: body.status }));
    }
    return accept(await advance(tx, order, body.status, now));
  });
  if (!advanced.ok) return advanced;
  const { id, status, stockReturnedTo } = advanced.value;
  deps.events.emit({ tenantId: tenant.id, kind: 'order', id });
  if (stockReturnedTo !== null) deps.stockNotice.changed(tenant.id, stockReturnedTo);
  return accept({ id, status });
}

/** Until then the kitchen does not know of it. */
const mayStillBeUndone = ({ released_at, cancellable_until }: LockedOrder, now: number): boolean =>
  released_at === null && cancellable_until !== null && now < Date.parse(cancellable_until);

const isNothingToReturn = ({ payment_status }: LockedOrder, status: OrderStatus): boolean =>
  status === 'reversed' && payment_status !== 'completed';

/** Cancelled before the kitchen began, an order gives back the units it took; one that was paid online, its money as well. */
async function advance(tx: Tx, order: LockedOrder, status: OrderStatus, now: number): Promise<Advanced> {
  const comesToNothing = status === 'cancelled' || status === 'failed' || status === 'reversed';
  const isRefunded = comesToNothing && (await refundLocked(tx, { order, status, why: 'the restaurant ended the order', now }));
  if (!isRefunded) await moveOrder(tx, { id: order.id, status, at: new Date(now).toISOString(), ...(await moneyOf(tx, order, status)) });
  const wasReserved = isUnmade(order.status) && hasEnded(status);
  const returned = wasReserved ? await giveBack(tx, order.id) : 0;
  if (comesToNothing && order.dispatch_method === 'store_delivery') await hurryDeliveries(tx, order.id, now);
  if (status === 'ready' && order.dispatch_method === 'store_delivery') await noteReady(tx, order.id, now);
  if (hasEnded(status)) await extendGuestTokens(tx, order.buyer_id, now);
  await tellOrder(tx, order.id);
  return { id: order.id, status, stockReturnedTo: returned > 0 ? order.store_id : null };
}

type Money = Pick<OrderMove, 'paymentStatus' | 'ledger'>;

/**
 * Handed over: the money was received, unless it was before or was to come online. Ended without that: nothing is owed. Reversed: what was
 * received went back.
 */
async function moneyOf(tx: Tx, order: LockedOrder, status: OrderStatus): Promise<Money> {
  const unchanged: Money = { paymentStatus: order.payment_status, ledger: null };
  const isPaid = order.payment_status === 'completed';
  switch (status) {
    case 'completed': {
      const entries = collectedEntries(order.total, order.payment_method === 'cash' ? 'cash' : 'card');
      return isPaid || order.payable_until !== null ? unchanged : { paymentStatus: 'completed', ledger: { event: 'collected', entries } };
    }
    case 'cancelled':
    case 'failed':
      return isPaid
        ? unchanged
        : { paymentStatus: status, ledger: { event: 'undone', entries: endedEntries(await balanceOf(tx, order.id)) } };
    case 'reversed':
      return { paymentStatus: 'reversed', ledger: { event: 'reversed', entries: endedEntries(await balanceOf(tx, order.id)) } };
    case 'creation_scheduled':
    case 'scheduled':
    case 'created':
    case 'preparing':
    case 'ready':
    case 'inTransit':
      return unchanged;
    default:
      return unreachable(status);
  }
}
