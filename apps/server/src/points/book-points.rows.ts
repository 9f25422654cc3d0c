import type { OrderId, TenantId, UserId } from '@comanda/domain/ids.ts';
import type { OrderEnd } from '@comanda/domain/order/order-end.ts';
import { earnedPointsAt } from '@comanda/domain/points/earned-points.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Books the points that an order earns for its buyer at its outcome, each booking once. A guest
 * earns none. After a take-back the balance may be below zero. Run it in the transaction of the
 * outcome, under the order's lock. `now` in milliseconds. docs/rules/points.md#earning-once.
 */
export async function bookEarnedPoints(
  tx: Tx,
  { id, outcome }: { id: OrderId; outcome: 'completed' | OrderEnd },
  now: number,
): Promise<void> {
  const booking = earnedPointsAt(outcome);
  if (booking !== null) await bookings[booking](tx, id, isoOf(now));
}

/**
 * Returns the part of a statement that books the points that a completed order earns, as
 * {@link bookEarnedPoints} does. Its rows must be read. `at`: ISO instant.
 */
export const earnedPoints = (tenantId: TenantId, id: OrderId, at: string): Sql => sql`
      select book_points(tenant_id, buyer_id, id, 'earn', points_to_earn, null, ${at}) as booked
      from orders where tenant_id = ${tenantId} and id = ${id} and points_to_earn > 0`;

type Booking = (tx: Tx, id: OrderId, at: string) => Promise<unknown>;

const bookings: Readonly<Record<'credit' | 'takeBack', Booking>> = {
  credit: (tx, id, at) => tx.query('book-earned-points', earnedPoints(tx.tenantId, id, at)),
  takeBack: (tx, id, at) =>
    tx.query(
      'take-back-earned-points',
      sql`select book_points(tenant_id, user_id, order_id, 'takeBack', -points, null, ${at})
        from points_entries where tenant_id = ${tx.tenantId} and order_id = ${id} and kind = 'earn'`,
    ),
};

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
      ${isoOf(now)}) as booked`,
  );
  return row?.booked ?? false;
}
