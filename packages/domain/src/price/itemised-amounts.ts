import {
  amountsOfParts,
  discountsOfParts,
  type ItemisedAmounts,
  type NamedDiscount,
} from './price-amounts.ts';
import type { PricePart } from './price-part.ts';

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
