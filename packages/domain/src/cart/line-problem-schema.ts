import * as v from 'valibot';
import { unavailableReasons } from '../menu/check-availability.ts';
import { nextSaleTimeSchema } from '../menu/next-sale-time-schema.ts';

/**
 * A line that cannot be sold as it is; `hash` is its `key` in the request. `picks`: the selection
 * is no longer valid; `modifiers` names its problems, and without `modifierIds` the rest may be
 * sold. `from`: the next time at which the product can be bought, if known. `left`: units available
 * for this line; null if the count is not the problem. docs/rules/cart.md#line-problem.
 */
export const lineProblemSchema = v.object({
  hash: v.string(),
  productId: v.number(),
  name: v.string(),
  reason: v.picklist([...unavailableReasons, 'picks']),
  modifiers: v.array(v.string()),
  modifierIds: v.array(v.number()),
  from: v.nullable(nextSaleTimeSchema),
  left: v.nullable(v.number()),
});
