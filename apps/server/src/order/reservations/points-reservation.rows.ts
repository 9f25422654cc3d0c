import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Reservation, ReservationRefusal } from './reservation.rows.ts';

/**
 * Loyalty points of the buyer. The account is locked when they are taken and when they come back;
 * an order without points locks nothing. docs/rules/points.md#points-reservation.
 */
export const pointsReservation: Reservation = {
  name: 'points',
  column: 'points_taken',
  take: ({ tenantId, order }) => {
    const used = sql`${order.points.used}::bigint`;
    return sql`case when ${used} = 0 then 0 else spend_points(${tenantId}, ${order.buyerId},
      ${order.id}, ${used}, ${order.createdAt}) end`;
  },
  refusalOf: pointsRefusal,
  release: async (tx, id, now) => {
    await tx.query(
      'release-points',
      sql`with released as materialized (
          update orders set points_taken = 0 where tenant_id = ${tx.tenantId} and id = ${id}
            and points_taken > 0 returning id
        )
        select book_points(e.tenant_id, e.user_id, e.order_id, 'return', -e.points, null,
          ${isoOf(now)})
        from released r join points_entries e on e.tenant_id = ${tx.tenantId} and e.order_id = r.id
          and e.kind = 'spend'`,
    );
    return false;
  },
};

/** Reads the errors of spend_points. */
function pointsRefusal(error: unknown): ReservationRefusal | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === 'CS007') return { kind: 'pointsLocked' };
  if (error.code !== 'CS006' || !('detail' in error)) return null;
  return { kind: 'tooFewPoints', balance: Number(error.detail) };
}
