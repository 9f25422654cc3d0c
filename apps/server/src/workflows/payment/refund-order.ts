import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { canTransition } from '@comanda/domain/order/order-status.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder, type LockedOrder } from '../../features/order/move-order.ts';
import { attemptsOfOrder } from '../../features/payment/find-attempts.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { endOrder, type EndOrderDeps } from '../end-order.ts';

/** `notPaid`: no provider holds money of this order. `stays`: the order's status allows no refund. */
export type RefundProblem = 'notFound' | 'notPaid' | 'cannotEnd';
export type OperatorRefund = { orderId: OrderId; why: string };

type RefundDeps = Pick<Deps, 'db' | 'clock'> & EndOrderDeps;

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
    const status = order.status === 'completed' ? 'reversed' : 'cancelled';
    if (!canTransition(order.status, status, order.dispatch_method))
      return refuse(order.payment_status === 'completed' ? 'cannotEnd' : 'notPaid');
    const attempts = await attemptsOfOrder(tx, order.id);
    if (!attempts.some(({ attempt }) => attempt.state === 'completed')) return refuse('notPaid');
    const end = { status, why: request.why, reason: 'operator', now: deps.clock() } as const;
    await endOrder(deps, tx, order, end);
    return accept(order);
  });
