import type { InferOutput } from 'valibot';
import type { Minor } from '../money/money.ts';
import { type LineProblem, unprocessableItems } from './check-cart.ts';
import {
  type AmountLimitGap,
  amountLimitGap,
  type OrderAmountLimits,
} from './order-amount-limits.ts';
import type { quoteObstacleSchema } from './quote-obstacle-schema.ts';
import type { Frozen } from '../schema/frozen.ts';

export type QuoteObstacle = Frozen<InferOutput<typeof quoteObstacleSchema>>;

type NumbersOf<Label extends QuoteObstacle['label']> = Extract<
  QuoteObstacle,
  { label: Label }
>['metadata'];

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
export const missedMinimum = (
  obstacles: readonly QuoteObstacle[],
): NumbersOf<'DELIVERY_MINIMUM_NOT_REACHED'> | null =>
  obstacles.find((one) => one.label === 'DELIVERY_MINIMUM_NOT_REACHED')?.metadata ?? null;

/** Returns the maximum that a cart is above, with the amount over it; null if there is none. */
export const exceededMaximum = (
  obstacles: readonly QuoteObstacle[],
): NumbersOf<'MAXIMUM_ORDER_AMOUNT'> | null =>
  obstacles.find((one) => one.label === 'MAXIMUM_ORDER_AMOUNT')?.metadata ?? null;
