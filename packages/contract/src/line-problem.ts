import type { LineProblem } from '@comanda/domain/cart/check-cart.ts';
import { unavailableReasons } from '@comanda/domain/menu/check-availability.ts';
import * as v from 'valibot';
import { branded } from '@comanda/domain/schema/fields.ts';

/**
 * Time at which a product is available again: local date at the store, weekday (0 is Sunday), days
 * ahead, and `HH:mm` (null: the whole day).
 */
const availableAgain = v.object({
  date: v.string(),
  weekday: v.number(),
  inDays: v.number(),
  time: v.nullable(v.string()),
});

/**
 * A cart line that cannot be bought, with its reason. `hash` is the line's `key` in the request.
 * docs/rules/cart.md#line-problem.
 */
export const lineProblem = branded<LineProblem>(
  v.object({
    hash: v.string(),
    productId: v.number(),
    name: v.string(),
    reason: v.picklist([...unavailableReasons, 'picks']),
    modifiers: v.array(v.string()),
    modifierIds: v.array(v.number()),
    from: v.nullable(availableAgain),
    left: v.nullable(v.number()),
  }),
);
