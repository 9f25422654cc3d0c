import { add, type Minor, zero } from '../../money/money.ts';
import { type CountedOrder, countsEvent } from '../day/day-order.ts';

/**
 * Discounts of one coupon that ledger events of one kind booked (minor units; negative: took back), summed over orders that are alike in all
 * that decides whether an order counts.
 */
export type CouponMoney = CountedOrder & {
  readonly code: string;
  readonly event: string;
  readonly amount: Minor;
};

/**
 * Returns the cost of each coupon by its code: what its orders took off, less what cancelled and reversed orders took back. A partial refund
 * changes nothing: it is no discount. All costs of a day sum to the coupons of that day's figures. docs/rules/counter-coupons.md#cost-of-a-coupon.
 */
export function couponCosts(moved: readonly CouponMoney[]): ReadonlyMap<string, Minor> {
  const costs = new Map<string, Minor>();
  for (const each of moved) {
    if (!countsEvent(each, each.event)) continue;
    costs.set(each.code, add(costs.get(each.code) ?? zero, each.amount));
  }
  return costs;
}
