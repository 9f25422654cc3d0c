import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { canTransition, isBeforePreparation } from '@comanda/domain/order/order-status.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import { releaseReservations } from '../../features/order/release-reservations.ts';
import { lockOrder, type LockedOrder } from '../../features/order/move-order.ts';
import { extendGuestTokens } from '../../features/session/session-rows.ts';
import { publishOrderChange } from '../../platform/db/publish-order-change.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { notifyOrderEnd } from '../notify-order-end.ts';
import { pollDeliveriesNow } from '../delivery/poll-deliveries-now.ts';
import { requestRefund } from './request-refund.ts';

/** `notPaid`: no provider holds money of this order. `stays`: the order's status allows no refund. */
export type RefundProblem = 'notFound' | 'notPaid' | 'stays';
export type OperatorRefund = { orderId: OrderId; why: string };

type RefundDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Refunds an order for the operator: the order ends, `reversed` if it was handed over and `cancelled` otherwise, and a job sends the
 * refund. The attempt's event log stores the reason; jobs notify restaurant and shopper. A repetition answers `notPaid`.
 */
export const refundOrder = (
  deps: RefundDeps,
  tenantId: TenantId,
  request: OperatorRefund,
): Promise<Result<LockedOrder, RefundProblem>> =>
  withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, request.orderId);
    if (!order) return refuse('notFound');
    const now = deps.clock();
    const status = order.status === 'completed' ? 'reversed' : 'cancelled';
    if (!canTransition(order.status, status, order.dispatch_method))
      return refuse(order.payment_status === 'completed' ? 'stays' : 'notPaid');
    if (!(await requestRefund(tx, { order, status, why: request.why, now })))
      return refuse('notPaid');
    await notifyOrderEnd(tx, order, 'operator', now);
    if (isBeforePreparation(order.status)) await releaseReservations(tx, order.id, now);
    if (order.dispatch_method === 'store_delivery') await pollDeliveriesNow(tx, order.id, now);
    await extendGuestTokens(tx, order.buyer_id, now);
    await publishOrderChange(tx, order.id);
    return accept(order);
  });
