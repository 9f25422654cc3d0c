import type { OrderId, ProductId, TenantId } from '@comanda/domain/ids.ts';
import type { CouponLimit } from '@comanda/domain/coupon/coupon-use.ts';
import type { ReservationName } from '@comanda/domain/order/reservation-release.ts';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import type { NewOrder } from '../new-order.ts';

/**
 * The order that is being placed. `limits`: an expression, the limits of buyer and network as JSON;
 * null: none.
 */
type PlacedFacts = { tenantId: TenantId; order: NewOrder; limits: Sql };

/**
 * Why an order cannot be placed. `couponRefused`: the coupon has reached this limit. `soldOut`:
 * these products have too few units. `tooFewPoints`: the buyer's balance is smaller than the points
 * that the order uses. `pointsLocked`: the account is busy for too long. `slotFull`: the slot takes
 * no more orders.
 */
export type ReservationRefusal =
  | { kind: 'couponRefused'; limit: CouponLimit }
  | { kind: 'soldOut'; products: readonly ProductId[] }
  | { kind: 'tooFewPoints'; balance: number }
  | { kind: 'pointsLocked' }
  | { kind: 'slotFull' };

/**
 * Something that an order holds from its placing to its end, such as units of stock. One file each,
 * listed in {@link ./reservations.ts}.
 */
export type Reservation = {
  readonly name: ReservationName;
  /** The column of `orders` that says what the order holds. */
  readonly column: string;
  /**
   * Returns the expression that takes the reservation and whose value is stored in `column`. It is
   * an expression and not a call, because an order is placed by one statement. It fails that
   * statement if there is nothing to take; `refusalOf` then recognises the error.
   */
  take(facts: PlacedFacts): Sql;
  /** Returns the reservation's refusal, or null if the error is not its own. */
  refusalOf(error: unknown): ReservationRefusal | null;
  /**
   * Gives back what the order holds and clears `column` in the same statement, so that a second
   * call gives back nothing. `now` in milliseconds. Returns whether the shop sells something again,
   * which the caches of all servers have to learn.
   */
  release(tx: Tx, id: OrderId, now: number): Promise<boolean>;
};
