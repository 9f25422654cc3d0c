import type { QuoteObstacle } from '@comanda/domain/cart/quote-obstacles.ts';
import type { PricePart } from '@comanda/domain/price/price-part.ts';
import { amount, branded, money } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { priceDiscount } from './discount-fields.ts';
import { lineProblem } from './line-problem.ts';

const partOf = <K extends string>(kind: K) => v.object({ kind: v.literal(kind), amount: money });

/**
 * One part of a price, with its sign: what is taken off is negative.
 * docs/rules/cart.md#parts-of-a-price.
 */
export const pricePart = branded<PricePart>(
  v.variant('kind', [
    partOf('food'),
    partOf('delivery'),
    partOf('serviceFee'),
    partOf('tip'),
    partOf('storeTip'),
    v.object({ ...partOf('points').entries, points: v.number() }),
    v.object({ ...priceDiscount.entries, ...partOf('discount').entries }),
  ]),
);

/**
 * A reason for which a priced cart cannot be ordered yet. docs/rules/cart.md#obstacles-of-a-quote.
 */
export const quoteObstacle = branded<QuoteObstacle>(
  v.variant('label', [
    v.object({
      label: v.literal('UNPROCESSABLE_ITEMS'),
      metadata: v.object({
        items: v.array(v.string()),
        lines: v.array(lineProblem),
        lostOffers: v.optional(v.array(v.string())),
      }),
    }),
    v.object({
      label: v.literal('DELIVERY_MINIMUM_NOT_REACHED'),
      metadata: v.object({ minimum: amount, missing: amount }),
    }),
    v.object({
      label: v.literal('MAXIMUM_ORDER_AMOUNT'),
      metadata: v.object({ maximum: amount, over: amount }),
    }),
  ]),
);
