import type { EndReason } from '@comanda/domain/order/order-end.ts';
import { isUnmade } from '@comanda/domain/order/order-status.ts';
import { endedEntries } from '../features/ledger/payment-entries.ts';
import { giveBack } from '../features/order/give-back.ts';
import { balanceOf, type LockedOrder, moveOrder, type OrderMove } from '../features/order/move-order.ts';
import { extendGuestTokens } from '../features/session/session-rows.ts';
import { tellOrder } from '../platform/db/tell-order.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { announceEnd } from './announce-end.ts';
import { hurryDeliveries } from './delivery/hurry-deliveries.ts';
import { refundLocked } from './payment/refund-payment.ts';

/** `why`: who says so, for operators; `reason`: what restaurant and shopper are told. `now` in milliseconds. */
export type OrderEnd = { status: 'cancelled' | 'failed' | 'reversed'; why: string; reason: EndReason; now: number };

/**
 * A locked order comes to nothing: what it reserved goes back, before its kitchen began; what was paid online is owed and returned by a
 * job; who brings it is called off; restaurant and shopper are told by jobs. Answers how many products got units back.
 */
export async function endOrder(tx: Tx, order: LockedOrder, { status, why, reason, now }: OrderEnd): Promise<number> {
  if (!(await refundLocked(tx, { order, status, why, now })))
    await moveOrder(tx, { id: order.id, status, at: new Date(now).toISOString(), ...(await moneyOf(tx, order, status)) });
  await announceEnd(tx, order, reason, now);
  const returned = isUnmade(order.status) ? await giveBack(tx, order.id, now) : 0;
  if (order.dispatch_method === 'store_delivery') await hurryDeliveries(tx, order.id, now);
  await extendGuestTokens(tx, order.buyer_id, now);
  await tellOrder(tx, order.id);
  return returned;
}

/** Money that was not paid online. Reversed: what was received went back; before that nothing is owed. */
async function moneyOf(tx: Tx, order: LockedOrder, status: OrderEnd['status']): Promise<Pick<OrderMove, 'paymentStatus' | 'ledger'>> {
  if (status !== 'reversed' && order.payment_status === 'completed') return { paymentStatus: 'completed', ledger: null };
  const entries = endedEntries(await balanceOf(tx, order.id));
  return { paymentStatus: status, ledger: { event: status === 'reversed' ? 'reversed' : 'undone', entries } };
}
