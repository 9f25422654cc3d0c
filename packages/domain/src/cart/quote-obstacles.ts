import type { Minor } from '../money/money.ts';
import { type LineProblem, type UnprocessableItems, unprocessableItems } from './check-cart.ts';
import {
  type AmountLimitGap,
  amountLimitGap,
  type OrderAmountLimits,
} from './order-amount-limits.ts';

type NumbersOf<Kind extends AmountLimitGap['kind']> = Omit<
  Extract<AmountLimitGap, { kind: Kind }>,
  'kind'
>;

/**
 * A reason for which a priced cart cannot be ordered yet, with its numbers in minor units: the
 * label and the metadata with which an order of the cart is refused.
 * docs/rules/cart.md#obstacles-of-a-quote.
 */
export type QuoteObstacle =
  | UnprocessableItems
  | { label: 'DELIVERY_MINIMUM_NOT_REACHED'; metadata: NumbersOf<'below'> }
  | { label: 'MAXIMUM_ORDER_AMOUNT'; metadata: NumbersOf<'above'> };

/**
 * `subtotal`: the food that can be bought, before discounts. `lostOffers`: names of the offers that
 * the unavailable lines end.
 */
type PricedCart = {
  unavailable: readonly LineProblem[];
  lostOffers?: readonly string[] | undefined;
  subtotal: Minor;
  limits: OrderAmountLimits | null;
};

const noObstacles: readonly QuoteObstacle[] = [];

/**
 * Returns every obstacle to ordering a cart, in the order in which the shopper should resolve them:
 * first the lines that cannot be bought, because their removal changes the amounts, then the order
 * minimum or maximum. docs/rules/cart.md#obstacles-of-a-quote.
 */
export function quoteObstacles({
  unavailable,
  lostOffers = [],
  subtotal,
  limits,
}: PricedCart): readonly QuoteObstacle[] {
  const gap = amountLimitGap(subtotal, limits);
  if (unavailable.length === 0 && gap === null) return noObstacles;
  const obstacles: QuoteObstacle[] = [];
  if (unavailable.length > 0) obstacles.push(unprocessableItems(unavailable, lostOffers));
  if (gap !== null) obstacles.push(limitObstacle(gap));
  return obstacles;
}

function limitObstacle({ kind, ...metadata }: AmountLimitGap): QuoteObstacle {
  return 'missing' in metadata
    ? { label: 'DELIVERY_MINIMUM_NOT_REACHED', metadata }
    : { label: 'MAXIMUM_ORDER_AMOUNT', metadata };
}

/**
 * Returns the minimum that a cart does not reach, with the missing amount; null if there is none.
 */
export const missedMinimum = (obstacles: readonly QuoteObstacle[]): NumbersOf<'below'> | null =>
  obstacles.find((one) => one.label === 'DELIVERY_MINIMUM_NOT_REACHED')?.metadata ?? null;

/** Returns the maximum that a cart is above, with the amount over it; null if there is none. */
export const exceededMaximum = (obstacles: readonly QuoteObstacle[]): NumbersOf<'above'> | null =>
  obstacles.find((one) => one.label === 'MAXIMUM_ORDER_AMOUNT')?.metadata ?? null;
