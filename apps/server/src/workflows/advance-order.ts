import type { advanceOrder as endpoint } from '@comanda/contract/integrations.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { canMove, hasEnded, type OrderStatus } from '@comanda/domain/order/order-status.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { collectedEntries } from '../features/ledger/ledger-entries.ts';
import { waitsForMoney } from '../features/order/kept-payment.ts';
import { findOrder } from '../features/order/find-orders.ts';
import { toOrder } from '../features/order/order-rows.ts';
import { lockOrder, type LockedOrder, moveOrder, type OrderMove } from '../features/order/move-order.ts';
import { noteReady } from './delivery/tell-courier-ready.ts';
import { endOrder } from './end-order.ts';
import { confirmReadyTime, noteReadyTime } from './ready-time.ts';
import { extendGuestTokens } from '../features/session/session-rows.ts';
import { tellOrder } from '../platform/db/tell-order.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, Outcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;
type Advanced = { id: OrderId; status: OrderStatus; estimatedAt: string | null; stockReturnedTo: StoreId | null };

/**
 * The restaurant moves an order along the allowed moves (decisions §4), and may say when it is ready. The status it has already is answered
 * as done: a lost answer may be asked again. Refused: NOT_FOUND; ORDER_NOT_REPROCESSABLE with the order's status for any other move, and for an order the
 * restaurant has not been shown yet.
 */
export async function advanceOrder(deps: Deps, { params, body, tenant, now }: Call<Endpoint>): Promise<Outcome<Endpoint>> {
  const advanced = await withTenant(deps.db, tenant.id, async (tx): Promise<Result<Advanced, Refusal>> => {
    const order = await lockOrder(tx, params.id);
    if (!order) return refuse(refusalOf('NOT_FOUND'));
    const readyAt = body.readyAt == null ? null : Date.parse(body.readyAt);
    const stays = order.status === body.status;
    if (stays && readyAt === null) return accept(await unmoved(tx, order, now));
    if (waitsForMoney(order) || mayStillBeUndone(order, now) || !(stays || mayMove(order, body.status))) {
      return refuse(refusalOf('ORDER_NOT_REPROCESSABLE', { status: order.status, wanted: body.status }));
    }
    const said = readyAt === null ? accept(null) : await confirmReadyTime(tx, { id: order.id, readyAt, now });
    if (!said.ok) return said;
    if (!stays) return accept(await advance(tx, order, body.status, now));
    await tellOrder(tx, order.id);
    return accept(await unmoved(tx, order, now));
  });
  if (!advanced.ok) return advanced;
  const { id, status, estimatedAt, stockReturnedTo } = advanced.value;
  deps.events.emit({ tenantId: tenant.id, kind: 'order', id });
  if (stockReturnedTo !== null) deps.stockNotice.changed(tenant.id, stockReturnedTo);
  return accept({ id, status, estimatedAt });
}

const mayMove = (order: LockedOrder, status: OrderStatus): boolean =>
  canMove(order.status, status, order.dispatch_method) && !isNothingToReturn(order, status);

/** Until then the kitchen does not know of it. */
const mayStillBeUndone = ({ released_at, cancellable_until }: LockedOrder, now: number): boolean =>
  released_at === null && cancellable_until !== null && now < Date.parse(cancellable_until);

const isNothingToReturn = ({ payment_status }: LockedOrder, status: OrderStatus): boolean =>
  status === 'reversed' && payment_status !== 'completed';

/** An order that comes to nothing gives back what it took. */
async function advance(tx: Tx, order: LockedOrder, status: OrderStatus, now: number): Promise<Advanced> {
  const isEnd = status === 'cancelled' || status === 'failed' || status === 'reversed';
  const returned = isEnd ? await endOrder(tx, order, { status, why: 'the restaurant ended the order', reason: 'restaurant', now }) : 0;
  if (!isEnd) await goOn(tx, order, status, now);
  return { ...(await shownNow(tx, order.id, now)), stockReturnedTo: returned > 0 ? order.store_id : null };
}

const unmoved = async (tx: Tx, { id }: LockedOrder, now: number): Promise<Advanced> => ({
  ...(await shownNow(tx, id, now)),
  stockReturnedTo: null,
});

/** As its shopper sees it by now. */
async function shownNow(tx: Tx, id: OrderId, now: number): Promise<Pick<Advanced, 'id' | 'status' | 'estimatedAt'>> {
  const row = await findOrder(tx, id);
  if (!row) throw new Error('a locked order is gone');
  return { id, status: row.status, estimatedAt: toOrder(row, now).estimatedAt };
}

async function goOn(tx: Tx, order: LockedOrder, status: OrderStatus, now: number): Promise<void> {
  await moveOrder(tx, { id: order.id, status, at: new Date(now).toISOString(), ...moneyOf(order, status) });
  if (status === 'ready') await noteReadyTime(tx, order.id, now);
  if (status === 'ready' && order.dispatch_method === 'store_delivery') await noteReady(tx, order.id, now);
  if (hasEnded(status)) await extendGuestTokens(tx, order.buyer_id, now);
  await tellOrder(tx, order.id);
}

/** Handed over: the money was received, unless it was before or was to come online. */
function moneyOf(order: LockedOrder, status: OrderStatus): Pick<OrderMove, 'paymentStatus' | 'ledger'> {
  const isReceived = status === 'completed' && order.payment_status !== 'completed' && order.payable_until === null;
  if (!isReceived) return { paymentStatus: order.payment_status, ledger: null };
  const entries = collectedEntries(order.total, order.payment_method === 'cash' ? 'cash' : 'card');
  return { paymentStatus: 'completed', ledger: { event: 'collected', entries } };
}
