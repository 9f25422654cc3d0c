import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import { returnCoupon } from '../order/reservations/coupon-reservation.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';

/**
 * `underWay`: its end decides on the use. `noUse`: the order has no coupon, or its use came back
 * already.
 */
export type GiveBackProblem = 'notFound' | 'underWay' | 'noUse';

/**
 * Gives the use of an ended order's coupon back, for the operator; once.
 * docs/rules/coupons.md#use-given-back-by-the-operator.
 */
export const giveCouponBack = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: TenantId,
  id: OrderId,
): Promise<Result<null, GiveBackProblem>> =>
  withTenant(db, tenantId, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return refuse('notFound');
    if (!hasOrderEnded(order.status)) return refuse('underWay');
    return (await returnCoupon(tx, id, clock())) ? accept(null) : refuse('noUse');
  });
