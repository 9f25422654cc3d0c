import { type Minor, subtract, sumOf, zero } from '../money/money.ts';
import type { AppliedOffer } from './apply-offers.ts';

/**
 * Offers that a change of a cart ends: their names, and the discount that the cart loses by it, in
 * minor units.
 */
export type EndedOffers = { names: readonly string[]; benefit: Minor };

/**
 * Returns the offers that a cart completes less often after a change; null if there is none, or if
 * other offers make up for it. docs/rules/combos.md#end-of-a-combo.
 */
export function endedOffers(
  before: readonly AppliedOffer[],
  after: readonly AppliedOffer[],
): EndedOffers | null {
  const ended = before.filter(({ offer, count }) => count > countOf(offer.id, after));
  const benefit = subtract(amountOf(before), amountOf(after));
  if (ended.length === 0 || benefit <= zero) return null;
  return { names: ended.map(({ offer }) => offer.name), benefit };
}

const countOf = (id: number, applied: readonly AppliedOffer[]): number =>
  applied.find(({ offer }) => offer.id === id)?.count ?? 0;

const amountOf = (applied: readonly AppliedOffer[]): Minor =>
  sumOf(applied, ({ amount }) => amount);
