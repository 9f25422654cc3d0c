import type { getRemovalOptions } from '@comanda/contract/counter/line-removals.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { amountOfUnits, type LineUnits } from '@comanda/domain/counter/refund/line-shares.ts';
import type { RemovalReason } from '@comanda/domain/line-removal/line-removal.ts';
import type { Minor } from '@comanda/domain/money/money.ts';

export type RemovalOptions = AnswerOf<typeof getRemovalOptions>;

/** Units as the person chose them. `amount`: minor units. */
export type RemovalChoice = { lines: LineUnits[]; amount: Minor; reason: RemovalReason };

/**
 * Returns the chosen units with their money; null: none is chosen. `wholeOrder`: nothing would be
 * left. `counts`: units by line.
 */
export function removalChoice(
  options: RemovalOptions,
  counts: readonly number[],
  reason: RemovalReason,
): RemovalChoice | 'wholeOrder' | null {
  const lines = counts
    .map((quantity, line) => ({ line, quantity: quantity ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const units = options.lines.map((line) => line.units);
  const amount = amountOfUnits(units, lines);
  if (amount === null || lines.length === 0) return null;
  const chosen = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const all = units.reduce((sum, { length }) => sum + length, 0);
  return chosen >= all ? 'wholeOrder' : { lines, amount, reason };
}
