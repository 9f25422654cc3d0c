import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { endOfRefund } from '@comanda/domain/order/order-end.ts';
import { canTransition } from '@comanda/domain/order/order-status.ts';
import { isPaidAtOnce } from '@comanda/domain/payment/paid-at-once.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { lockOrder, type LockedOrder } from '../order/move-order.rows.ts';
import { attemptsOfOrder } from '../payment/find-attempts.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { endOrder, type EndOrderDeps } from '../order/end-order.ts';

/**
 * `notPaid`: no provider holds money of this order, and it cost some. `stays`: the order's status
 * allows no refund.
 */
export type OperatorRefundProblem = 'notFound' | 'notPaid' | 'cannotEnd';
export type OperatorRefund = { orderId: OrderId; why: string };

type RefundDeps = Pick<Deps, 'db' | 'clock'> & EndOrderDeps;

/**
 * Refunds an order for the operator: the order ends, `reversed` if it was handed over and
 * `cancelled` otherwise, and a job sends the refund. An order that cost nothing ends without one.
 * The attempt's event log stores the reason; jobs notify restaurant and shopper. A repetition
 * answers `notPaid`.
 */
export const refundOrderForOperator = (
  deps: RefundDeps,
  tenantId: TenantId,
  request: OperatorRefund,
): Promise<Result<LockedOrder, OperatorRefundProblem>> =>
  withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, request.orderId);
    if (!order) return refuse('notFound');
    const status = endOfRefund(order.status);
    if (!canTransition(order.status, status, order.dispatch_method))
      return refuse(order.payment_status === 'completed' ? 'cannotEnd' : 'notPaid');
    if (!(await isPaid(tx, order))) return refuse('notPaid');
    const end = { status, why: request.why, author: 'operator', now: deps.clock() } as const;
    await endOrder(deps, tx, order, end);
    return accept(order);
  });

/**
 * Returns whether a provider holds money of the order, or it was paid at once because nothing was
 * to be charged.
 */
async function isPaid(tx: Tx, order: LockedOrder): Promise<boolean> {
  if (isPaidAtOnce(order.total)) return order.payment_status === 'completed';
  const attempts = await attemptsOfOrder(tx, order.id);
  return attempts.some(({ attempt }) => attempt.state === 'completed');
}
