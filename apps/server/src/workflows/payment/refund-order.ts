import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { canMove, isUnmade } from '@comanda/domain/order/order-status.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import { giveBack } from '../../features/order/give-back.ts';
import { lockOrder, type LockedOrder } from '../../features/order/move-order.ts';
import { extendGuestTokens } from '../../features/session/session-rows.ts';
import { tellOrder } from '../../platform/db/tell-order.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { announceEnd } from '../announce-end.ts';
import { hurryDeliveries } from '../delivery/hurry-deliveries.ts';
import { refundLocked } from './refund-payment.ts';

/** `notPaid`: no money of this order is with a provider. `stays`: its status allows no end that gives money back. */
export type NotRefunded = 'notFound' | 'notPaid' | 'stays';
export type OperatorsRefund = { orderId: OrderId; why: string };

type Refunding = Pick<Deps, 'db' | 'clock'>;

/**
 * An operator gives an order's money back: the order ends, reversed once it was handed over and cancelled before, and a job returns the
 * money. The reason is kept in the attempt's story; restaurant and shopper are told by jobs. Repeating it answers `notPaid`.
 */
export const refundOrder = (deps: Refunding, tenantId: TenantId, asked: OperatorsRefund): Promise<Result<LockedOrder, NotRefunded>> =>
  withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, asked.orderId);
    if (!order) return refuse('notFound');
    const now = deps.clock();
    const status = order.status === 'completed' ? 'reversed' : 'cancelled';
    if (!canMove(order.status, status, order.dispatch_method)) return refuse(order.payment_status === 'completed' ? 'stays' : 'notPaid');
    if (!(await refundLocked(tx, { order, status, why: asked.why, now }))) return refuse('notPaid');
    await announceEnd(tx, order, 'operator', now);
    if (isUnmade(order.status)) await giveBack(tx, order.id, now);
    if (order.dispatch_method === 'store_delivery') await hurryDeliveries(tx, order.id, now);
    await extendGuestTokens(tx, order.buyer_id, now);
    await tellOrder(tx, order.id);
    return accept(order);
  });
