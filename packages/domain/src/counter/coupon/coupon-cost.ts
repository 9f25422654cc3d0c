import { type Minor, sumOf } from '../../money/money.ts';
import { type CountedOrder, countsEvent } from '../day/day-order.ts';

/**
 * Discounts of one coupon that ledger events of one kind booked (minor units; negative: took back),
 * summed over orders that are alike in all that decides whether an order counts.
 */
export type CouponMoney = CountedOrder & {
  readonly code: string;
  readonly event: string;
  readonly amount: Minor;
};

/**
 * Returns the cost of each coupon by its code: what its orders took off, less what cancelled and
 * reversed orders took back. A partial refund changes nothing: it is no discount. All costs of a
 * day sum to the coupons of that day's figures. docs/rules/counter-coupons.md#cost-of-a-coupon.
 */
export function couponCosts(moved: readonly CouponMoney[]): ReadonlyMap<string, Minor> {
  const counted = moved.filter((each) => countsEvent(each, each.event));
  const codes = new Set(counted.map(({ code }) => code));
  const costOf = (code: string): Minor =>
    sumOf(
      counted.filter((each) => each.code === code),
      ({ amount }) => amount,
    );
  return new Map([...codes].map((code) => [code, costOf(code)]));
}
