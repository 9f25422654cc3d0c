import * as v from 'valibot';
import { amount } from '../schema/fields.ts';
import { lineProblemSchema } from './line-problem-schema.ts';

/**
 * The refusal of an order with lines that cannot be bought. `items`: their product names.
 * `lostOffers`: names of the offers that end with them; absent if there is none.
 */
export const unprocessableItemsSchema = v.object({
  label: v.literal('UNPROCESSABLE_ITEMS'),
  metadata: v.object({
    items: v.array(v.string()),
    lines: v.array(lineProblemSchema),
    lostOffers: v.optional(v.array(v.string())),
  }),
});

/**
 * A reason for which a priced cart cannot be ordered yet, with its numbers: the label and the
 * metadata with which an order of the cart is refused. docs/rules/cart.md#obstacles-of-a-quote.
 */
export const quoteObstacleSchema = v.variant('label', [
  unprocessableItemsSchema,
  v.object({
    label: v.literal('DELIVERY_MINIMUM_NOT_REACHED'),
    metadata: v.object({ minimum: amount, missing: amount }),
  }),
  v.object({
    label: v.literal('MAXIMUM_ORDER_AMOUNT'),
    metadata: v.object({ maximum: amount, over: amount }),
  }),
]);
