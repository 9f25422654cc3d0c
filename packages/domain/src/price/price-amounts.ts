import type { InferOutput } from 'valibot';
import { add, minor, negate, zero } from '../money/money.ts';
import type { Frozen } from '../schema/frozen.ts';
import type { itemisedAmountsSchema } from './itemised-amounts-schema.ts';
import { type PricePart, totalOf } from './price-part.ts';

export type ItemisedAmounts = Frozen<InferOutput<typeof itemisedAmountsSchema>>;
export type NamedDiscount = ItemisedAmounts['discounts'][number];

/** The amounts of a price by kind, with their total. */
export type PriceAmounts = Omit<ItemisedAmounts, 'discounts' | 'pointsUsed' | 'coupon'>;

/**
 * Returns the amounts of a price by kind, with their total. docs/rules/cart.md#amounts-from-parts.
 */
export function amountsOfParts(parts: readonly PricePart[]): PriceAmounts {
  const sums = { food: 0, discount: 0, points: 0, delivery: 0, serviceFee: 0, tip: 0, storeTip: 0 };
  for (const { kind, amount } of parts) sums[kind] += amount;
  return {
    subtotal: minor(sums.food),
    discount: minor(0 - sums.discount),
    points: minor(0 - sums.points),
    delivery: minor(sums.delivery),
    serviceFee: minor(sums.serviceFee),
    tip: minor(sums.tip),
    storeTip: minor(sums.storeTip),
    total: totalOf(parts),
  };
}

type AmountsWithoutParts = Pick<PriceAmounts, 'subtotal' | 'discount' | 'delivery' | 'serviceFee'> &
  Partial<Pick<PriceAmounts, 'points' | 'tip' | 'storeTip'>> & {
    discounts?: readonly NamedDiscount[];
    pointsUsed?: number;
  };

/**
 * Returns the parts of amounts whose parts are not known: of an answer of the API. Everything that
 * was taken off without a name is one discount without a source, at most what there was to take it
 * off. docs/rules/cart.md#amounts-from-parts.
 */
export function partsOfAmounts(amounts: AmountsWithoutParts): readonly PricePart[] {
  const { subtotal, delivery, serviceFee, points = zero, tip = zero, storeTip = zero } = amounts;
  const food: PricePart = { kind: 'food', amount: subtotal };
  const others: readonly PricePart[] = [
    ...discountsOf(amounts).map((each): PricePart => ({
      ...each,
      kind: 'discount',
      amount: negate(each.amount),
    })),
    { kind: 'points', amount: negate(points), points: amounts.pointsUsed ?? 0 },
    { kind: 'delivery', amount: delivery },
    { kind: 'serviceFee', amount: serviceFee },
    { kind: 'tip', amount: tip },
    { kind: 'storeTip', amount: storeTip },
  ];
  return [food, ...others.filter(({ amount }) => amount !== zero)];
}

function discountsOf({
  subtotal,
  discount,
  delivery,
  serviceFee,
  discounts = [],
}: AmountsWithoutParts): readonly NamedDiscount[] {
  if (discounts.length > 0) return discounts;
  const taken = minor(Math.min(discount, add(subtotal, delivery, serviceFee)));
  return [{ amount: taken, on: 'food', source: null, shares: [] }];
}

/** Returns the discounts of a price one by one, as positive amounts. */
export const discountsOfParts = (parts: readonly PricePart[]): NamedDiscount[] =>
  parts.flatMap((part) => {
    if (part.kind !== 'discount') return [];
    const { kind: _, amount, shares, ...named } = part;
    return [{ ...named, amount: negate(amount), shares: [...shares] }];
  });
