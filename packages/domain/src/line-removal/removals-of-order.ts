import type { LineUnits } from '../counter/refund/line-shares.ts';
import { type Minor, sumOf } from '../money/money.ts';
import type { ShownStatus } from '../order/order-status.ts';
import { type LineRemoval, removableStatuses } from './line-removal.ts';
import type { PlacedSubstitute } from './substitute.ts';

/** Returns whether units may be taken off an order of this status. */
export const isRemovable = (status: ShownStatus): boolean =>
  removableStatuses.some((each) => each === status);

/**
 * Returns the proposal of an order that waits for an answer; null: there is none. An order that
 * left the store or ended asks nothing any more.
 * docs/rules/line-removals.md#end-of-a-proposal.
 */
export const openRemoval = (
  removals: readonly LineRemoval[],
  status: ShownStatus,
): LineRemoval | null =>
  isRemovable(status) ? (removals.find(({ answer }) => answer === null) ?? null) : null;

/** Returns whether the units of a proposal are off the order. */
export const isApplied = ({ answer }: LineRemoval): boolean =>
  answer?.outcome === 'accepted' || answer?.outcome === 'byPhone';

/** Returns the units that were taken off an order. */
const removedUnits = (removals: readonly LineRemoval[]): readonly LineUnits[] =>
  removals.filter(isApplied).flatMap(({ lines }) => lines);

/**
 * Returns the removed units whose money no refund gave back: they were not paid yet, or cost
 * nothing. docs/rules/line-removals.md#money-of-removed-units.
 */
export const removedWithoutRefund = (removals: readonly LineRemoval[]): readonly LineUnits[] =>
  removedUnits(removals.filter(({ way }) => way === 'due' || way === 'none'));

/**
 * Returns the removed units of each line, for an order of so many lines.
 * docs/rules/line-removals.md#what-everybody-sees.
 */
export function removedByLine(removals: readonly LineRemoval[], lines: number): readonly number[] {
  const removed = removedUnits(removals);
  return Array.from({ length: lines }, (_, at) =>
    removed.reduce((sum, { line, quantity }) => sum + (line === at ? quantity : 0), 0),
  );
}

/**
 * Returns the dishes that came in for removed units, each with the last line that it replaces.
 * docs/rules/line-removals.md#another-dish-in.
 */
export const substitutesOf = (removals: readonly LineRemoval[]): readonly PlacedSubstitute[] =>
  removals
    .filter(isApplied)
    .flatMap(({ lines, substitute }) =>
      substitute == null
        ? []
        : [{ ...substitute, line: Math.max(0, ...lines.map(({ line }) => line)) }],
    );

/** Returns the units of the dishes that came in for removed units. */
export const substituteUnits = (removals: readonly LineRemoval[]): number =>
  sumOf(substitutesOf(removals), ({ quantity }) => quantity);

/**
 * Returns what the shopper of an order that is paid at the door pays less than its total, minor
 * units. docs/rules/line-removals.md#money-of-removed-units.
 */
export const waivedAmount = (removals: readonly LineRemoval[]): Minor =>
  sumOf(
    removals.filter((removal) => isApplied(removal) && removal.way === 'due'),
    ({ amount }) => amount,
  );
