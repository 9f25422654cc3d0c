import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/**
 * Books the points that a completed order earns for its buyer, once. A guest earns none. Run it in
 * the transaction that completes the order, under the order's lock. `now` in milliseconds.
 * docs/rules/points.md#earning-once.
 */
export async function bookEarnedPoints(tx: Tx, id: OrderId, now: number): Promise<void> {
  await tx.query(
    'book-earned-points',
    sql`select book_points(tenant_id, buyer_id, id, 'earn', points_to_earn, null,
      ${new Date(now).toISOString()})
      from orders where tenant_id = ${tx.tenantId} and id = ${id} and points_to_earn > 0`,
  );
}

/**
 * Takes back the points that an order earned, once; the balance may be below zero then. Run it in
 * the transaction that reverses the order, under the order's lock. `now` in milliseconds.
 * docs/rules/points.md#take-back-of-earned-points.
 */
export async function takeBackEarnedPoints(tx: Tx, id: OrderId, now: number): Promise<void> {
  await tx.query(
    'take-back-earned-points',
    sql`select book_points(tenant_id, user_id, order_id, 'takeBack', -points, null,
      ${new Date(now).toISOString()})
      from points_entries where tenant_id = ${tx.tenantId} and order_id = ${id} and kind = 'earn'`,
  );
}

/** Points that an operator gives or takes, with the reason. `points`: above zero. */
export type OperatorBooking = {
  userId: UserId;
  kind: 'grant' | 'take';
  points: number;
  reason: string;
};

/** Books points for an operator. Returns false if there is no such user. `now` in milliseconds. */
export async function bookForOperator(
  tx: Tx,
  { userId, kind, points, reason }: OperatorBooking,
  now: number,
): Promise<boolean> {
  const amount = kind === 'grant' ? points : -points;
  const [row] = await tx.query<{ booked: boolean }>(
    'book-points-for-operator',
    sql`select book_points(${tx.tenantId}, ${userId}, null, ${kind}, ${amount}, ${reason},
      ${new Date(now).toISOString()}) as booked`,
  );
  return row?.booked ?? false;
}
