import { priceOf } from '../menu/menu-index.ts';
import { type Minor, minor, portion, sumOf, times, zero } from '../money/money.ts';
import type { PriceReduction } from '../price/price-parts.ts';
import type { Coupon } from './coupon.ts';
import type { CouponFacts, CouponLine } from './coupon-facts.ts';

type Facts = Pick<CouponFacts, 'index' | 'lines' | 'delivery'>;

/**
 * Returns the reduction of a coupon, never above its base: what the offers leave of its lines, or
 * the delivery fee. It rounds once, half away from zero. The amount is zero while the fee is
 * unknown. docs/rules/coupons.md#amount-of-a-coupon.
 */
export function couponReduction(
  coupon: Coupon,
  facts: Facts,
  lines: readonly CouponLine[],
): PriceReduction {
  const source = { kind: 'coupon', code: coupon.code, name: coupon.name } as const;
  const { discount } = coupon;
  if (discount.kind === 'delivery')
    return { source, on: 'delivery', amount: atMost(facts.delivery ?? zero, discount.maximum) };
  const limits = facts.lines.map((line) =>
    lines.includes(line) ? limitOf(line, discount, facts) : zero,
  );
  const base = sumOf(limits, (limit) => limit);
  return {
    source,
    on: 'food',
    amount: atMost(foodAmount(discount, facts, lines, base), base),
    limits,
  };
}

type FoodDiscount = Exclude<Coupon['discount'], { kind: 'delivery' }>;

/** A coupon for a product takes off its price without the extras. */
const limitOf = (
  { product, count, left }: CouponLine,
  { kind }: FoodDiscount,
  { index }: Facts,
): Minor => (kind === 'product' ? atMost(left, times(priceOf(product, index).price, count)) : left);

function foodAmount(
  discount: FoodDiscount,
  { index }: Facts,
  lines: readonly CouponLine[],
  base: Minor,
): Minor {
  switch (discount.kind) {
    case 'percent':
      return atMost(portion(base, discount.basisPoints), discount.maximum);
    case 'amount':
      return discount.amount;
    case 'product': {
      const units = Math.min(
        discount.quantity,
        sumOf(lines, ({ count }) => count),
      );
      const [line] = lines;
      const price = line === undefined ? zero : priceOf(line.product, index).price;
      return portion(times(price, units), discount.basisPoints);
    }
  }
}

const atMost = (amount: Minor, limit: Minor | null): Minor =>
  limit === null ? amount : minor(Math.min(amount, limit));
