import type { OrderId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { reachedCouponLimit } from '../reached-coupon-limit.ts';
import type { Reservation } from './reservation.rows.ts';

/**
 * The use of a coupon. Its counter, which exists only for a coupon with a limit of uses, is locked
 * when it is taken and when it is released. docs/rules/orders.md#coupon-reservation.
 */
export const couponReservation: Reservation = {
  name: 'coupon',
  column: 'coupon_taken',
  take: ({ tenantId, order }) =>
    sql`take_coupon(${tenantId}, ${order.id}, ${order.buyerId},
      ${order.couponUse && JSON.stringify(order.couponUse)}::jsonb, ${order.createdAt})`,
  refusalOf: (error) => {
    const limit = reachedCouponLimit(error);
    return limit && { kind: 'couponRefused', limit };
  },
  release: async (tx, id, now) => {
    await returnCoupon(tx, id, now);
    return false;
  },
};

/**
 * Gives the use of an order's coupon back. Returns false if the order has none, or if it came back
 * before. `now` in milliseconds.
 */
export async function returnCoupon(tx: Tx, id: OrderId, now: number): Promise<boolean> {
  const [row] = await tx.query<{ returned: boolean }>(
    'return-coupon',
    sql`select return_coupon(${tx.tenantId}, ${id}, ${isoOf(now)}) as returned`,
  );
  return row?.returned ?? false;
}
