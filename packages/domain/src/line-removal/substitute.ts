import type { InferOutput } from 'valibot';
import type { CartLine } from '../cart/cart.ts';
import { atLeastZero, type Minor, subtract, zero } from '../money/money.ts';
import type { Frozen } from '../schema/frozen.ts';
import type { placedSubstituteSchema, substituteSchema } from './substitute-schema.ts';

export type Substitute = Frozen<InferOutput<typeof substituteSchema>>;
export type PlacedSubstitute = Frozen<InferOutput<typeof placedSubstituteSchema>>;

/** The dish with its options as staff chose them: ids and counts only. */
export type SubstituteChoice = Pick<CartLine, 'productId' | 'count' | 'picks'>;

/**
 * The money of units for which another dish comes in. `amount`: what the shopper gets back or pays
 * less, `storeBears`: what the dish costs more, which nobody pays. Minor units; one of them is 0.
 * docs/rules/line-removals.md#price-of-another-dish.
 */
type SubstituteMoney = { readonly amount: Minor; readonly storeBears: Minor };

/**
 * Returns the money of units that are worth `worth`; without a dish in their place, all of it goes
 * back. Minor units. docs/rules/line-removals.md#price-of-another-dish.
 */
export function substituteMoney(
  worth: Minor,
  substitute: Pick<Substitute, 'total'> | null | undefined,
): SubstituteMoney {
  if (substitute == null) return { amount: worth, storeBears: zero };
  return {
    amount: atLeastZero(subtract(worth, substitute.total)),
    storeBears: atLeastZero(subtract(substitute.total, worth)),
  };
}

/** Returns the choice of a dish that was offered, to check it again. */
export const choiceOf = ({ productId, quantity, modifiers }: Substitute): SubstituteChoice => ({
  productId,
  count: quantity,
  picks: modifiers.map(({ id, groupId, parentId, quantity: units }) => ({
    modifierId: id,
    groupId,
    parentId,
    quantity: units,
  })),
});
