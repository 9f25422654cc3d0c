import type { ShownStatus } from '../order/order-status.ts';
import { instantOf, isoOf } from '../time/instant.ts';
import { type LineRemoval, unansweredRemovalMs } from './line-removal.ts';
import { type NamedUnits, namedUnits } from './named-units.ts';
import { isRemovable } from './removals-of-order.ts';

/** A proposal as the counter shows it. `callAt`: from then on the shopper is to be called. */
export type ShownRemoval = Omit<LineRemoval, 'lines' | 'staffId'> & {
  readonly lines: NamedUnits[];
  readonly callAt: string;
};

/**
 * Returns the newest proposal of an order as the counter shows it: one that waits, or its answer.
 * null: there is none, staff took it back, or the order left without an answer.
 * docs/rules/line-removals.md#what-everybody-sees.
 */
export function shownRemoval(
  removals: readonly LineRemoval[],
  status: ShownStatus,
  products: readonly { readonly name: string }[],
): ShownRemoval | null {
  const last = removals.at(-1);
  if (last === undefined || last.answer?.outcome === 'withdrawn' || !isRemovable(status))
    return null;
  const callAt = isoOf(instantOf(last.askedAt) + unansweredRemovalMs);
  return { ...last, lines: namedUnits(products, last.lines), callAt };
}
