import type {
  getRemovalOptions,
  proposeLineRemoval,
} from '@comanda/contract/counter/line-removals.ts';
import type { AnswerOf, BodyOf } from '@comanda/contract/define-endpoint.ts';
import { amountOfUnits, type LineUnits } from '@comanda/domain/counter/refund/line-shares.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import type { RemovalReason } from '@comanda/domain/line-removal/line-removal.ts';
import type { Substitute } from '@comanda/domain/line-removal/substitute.ts';
import type { Minor } from '@comanda/domain/money/money.ts';

export type RemovalOptions = AnswerOf<typeof getRemovalOptions>;

/**
 * Units as the person chose them. `worth`: what was paid for them, minor units. `isWhole`: without
 * another dish nothing would be left of the order.
 */
export type RemovalChoice = {
  lines: LineUnits[];
  worth: Minor;
  reason: RemovalReason;
  isWhole: boolean;
};

/**
 * Returns the chosen units with their money; null: none is chosen. `counts`: units by line.
 */
export function removalChoice(
  options: RemovalOptions,
  counts: readonly number[],
  reason: RemovalReason,
): RemovalChoice | null {
  const lines = counts
    .map((quantity, line) => ({ line, quantity: quantity ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const units = options.lines.map((line) => line.units);
  const worth = amountOfUnits(units, lines);
  if (worth === null || lines.length === 0) return null;
  const all = units.reduce((sum, { length }) => sum + length, options.substituteUnits);
  return { lines, worth, reason, isWhole: unitsOf({ lines }) >= all };
}

/** Returns the number of chosen units. */
export const unitsOf = ({ lines }: Pick<RemovalChoice, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the dishes that are missing: those of the chosen units, and those taken off before. */
export const missingDishes = (
  options: RemovalOptions,
  { lines }: Pick<RemovalChoice, 'lines'>,
): readonly ProductId[] =>
  options.lines.flatMap(({ productId, units }, at) =>
    units.length === 0 || lines.some(({ line }) => line === at) ? [productId] : [],
  );

/** Returns what is sent for a choice; names and prices of the dish are the server's. */
export const removalBody = (
  { lines, reason }: RemovalChoice,
  amount: Minor,
  substitute: Substitute | null,
): BodyOf<typeof proposeLineRemoval> => ({
  ...{ lines, reason, amount },
  substitute: substitute && {
    productId: substitute.productId,
    quantity: substitute.quantity,
    modifiers: substitute.modifiers.map(({ id, groupId, parentId, quantity }) => ({
      ...{ id, groupId, parentId, quantity },
    })),
  },
});
