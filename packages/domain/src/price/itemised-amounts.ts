import {
  amountsOfParts,
  discountsOfParts,
  type NamedDiscount,
  type PriceAmounts,
} from './price-amounts.ts';
import type { PricePart } from './price-part.ts';

/**
 * The amounts of a price with its discounts one by one, the count of the points that it uses, and
 * its coupon. Minor units.
 */
export type ItemisedAmounts = PriceAmounts & {
  discounts: NamedDiscount[];
  pointsUsed: number;
  coupon: { code: string; name: string } | null;
};

/**
 * Returns the amounts that orders, kitchen tickets and answers of prices name.
 * docs/rules/cart.md#amounts-from-parts.
 */
export function itemisedAmounts(parts: readonly PricePart[]): ItemisedAmounts {
  const discounts = discountsOfParts(parts);
  const used = parts.find((part) => part.kind === 'points');
  return {
    ...amountsOfParts(parts),
    discounts,
    pointsUsed: used?.points ?? 0,
    coupon: couponOf(discounts),
  };
}

function couponOf(discounts: readonly NamedDiscount[]): ItemisedAmounts['coupon'] {
  const source = discounts.find((each) => each.source?.kind === 'coupon')?.source;
  return source?.kind === 'coupon' ? { code: source.code, name: source.name } : null;
}
