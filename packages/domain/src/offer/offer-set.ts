import { type Minor, minor, portion, sumOf, zero } from '../money/money.ts';
import { unreachable } from '../unreachable.ts';
import type { Offer, OfferNeed } from './offer.ts';
import type { OfferBenefit } from './offer-benefit.ts';
import { countsFor, type OfferLine } from './offer-lines.ts';

/** A line whose `left` units are not part of an offer yet. */
export type FreeLine = OfferLine & { left: number };

/**
 * The lines that fill each need of an offer, in the order of its needs: a line stands once for each
 * of its units.
 */
export type FilledNeeds = readonly (readonly FreeLine[])[];

/**
 * Fills the needs of an offer with free units, the first lines first. A unit moves to another need
 * if that lets one more unit in, so that the order of needs changes nothing and as many needs as
 * possible are filled.
 */
export function fillNeeds(
  { needs }: Pick<Offer, 'needs'>,
  lines: readonly FreeLine[],
): FilledNeeds {
  const filled: FreeLine[][] = needs.map(() => []);
  for (const line of lines)
    for (let unit = 0; unit < line.left; unit += 1)
      if (!place(line, { needs, filled }, new Set())) break;
  return filled;
}

type Board = { needs: readonly OfferNeed[]; filled: FreeLine[][] };

/**
 * Puts one unit of a line into a need, and moves other units if that makes room. Returns false if
 * there is no room.
 */
function place(line: FreeLine, board: Board, seen: Set<number>): boolean {
  for (const [at, need] of board.needs.entries()) {
    const units = board.filled[at];
    if (units === undefined || seen.has(at) || !countsFor(need, line)) continue;
    seen.add(at);
    if (units.length < need.quantity) {
      units.push(line);
      return true;
    }
    const moved = units.findIndex((other) => place(other, board, seen));
    if (moved < 0) continue;
    units[moved] = line;
    return true;
  }
  return false;
}

/**
 * Returns the units of one complete offer, the dearest that it can have; null if the free units do
 * not complete it.
 */
export function completeSet(offer: Offer, lines: readonly FreeLine[]): readonly FreeLine[] | null {
  const filled = fillNeeds(offer, lines);
  const isComplete = offer.needs.every(({ quantity }, at) => filled[at]?.length === quantity);
  return isComplete ? filled.flat() : null;
}

/**
 * Returns the amount that one complete offer takes off its units, from their `prices` without
 * modifiers. Zero if it takes nothing off.
 */
export function benefitOf(benefit: OfferBenefit, prices: readonly Minor[]): Minor {
  const sum = sumOf(prices, (price) => price);
  switch (benefit.kind) {
    case 'percent':
      return portion(sum, benefit.basisPoints);
    case 'amount':
      return minor(Math.min(benefit.amount, sum));
    case 'price':
      return minor(Math.max(0, sum - benefit.amount));
    case 'cheapestFree':
      return prices.length === 0 ? zero : minor(Math.min(...prices));
    default:
      return unreachable(benefit);
  }
}
