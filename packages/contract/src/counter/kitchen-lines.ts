import * as v from 'valibot';

/**
 * An order as the kitchen reads it. `lines`: its dishes in the order of the cart; `quantity`: units
 * to cook, `removed`: units that were taken off, `isSubstitute`: it came in for such units; `depth`
 * 1: an option of the option above it; `note`: what the shopper wrote to the dish, and `warns`: it
 * names an allergy. `allergies`: all that the shopper names; `dish` null: of the whole order.
 */
export const kitchenOrderFields = {
  lines: v.array(
    v.object({
      quantity: v.number(),
      removed: v.number(),
      isSubstitute: v.optional(v.boolean()),
      name: v.string(),
      options: v.array(
        v.object({ name: v.string(), quantity: v.number(), depth: v.picklist([0, 1]) }),
      ),
      note: v.string(),
      warns: v.boolean(),
    }),
  ),
  allergies: v.array(v.object({ dish: v.nullable(v.string()), text: v.string() })),
} as const;
