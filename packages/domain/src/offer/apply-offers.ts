import { add, type Minor, portion, times, zero } from '../money/money.ts';
import type { PriceReduction } from '../price/price-parts.ts';
import type { Offer } from './offer.ts';
import { dearestFirst, type OfferLine } from './offer-lines.ts';
import { benefitOf, completeSet, type FreeLine } from './offer-set.ts';

/**
 * An offer that a cart completes, `count` times. `amount`: what it takes off, a positive amount.
 * `bases`: the price of its units in each line without modifiers, in the order of the lines; it
 * takes off no more than that.
 */
export type AppliedOffer = { offer: Offer; count: number; amount: Minor; bases: readonly Minor[] };

/** The offers of a cart, and its units that no offer took: lines with the dearest unit first. */
export type OffersOfCart = { applied: readonly AppliedOffer[]; free: readonly FreeLine[] };

type Found = { offer: Offer; units: readonly FreeLine[]; benefit: Minor };
type Taken = { offer: Offer; count: number; amount: Minor; units: Map<FreeLine, number> };

/**
 * Applies offers to the lines of a cart. The offer with the largest benefit goes first, then the
 * lower id; it takes the dearest units (then the lower product id, then the hash), as often as
 * these lines complete it. A unit counts once, and modifiers are never discounted. The result does
 * not depend on the order of the lines or offers. docs/rules/combos.md#choice-of-combos-and-units.
 */
export function applyOffers(offers: readonly Offer[], lines: readonly OfferLine[]): OffersOfCart {
  const all: FreeLine[] = lines.map((line) => ({ ...line, left: line.count }));
  const free = all.toSorted(dearestFirst);
  const taken = new Map<Offer, Taken>();
  let open = offers;
  for (;;) {
    const found = open.flatMap((offer) => findSet(offer, free, taken.get(offer)?.count ?? 0));
    const best = found.toSorted(bestFirst)[0];
    if (best === undefined) break;
    takeUnits(best, taken);
    open = found.map(({ offer }) => offer);
  }
  return { applied: [...taken.values()].map((each) => appliedOf(each, all)), free };
}

function findSet(offer: Offer, free: readonly FreeLine[], count: number): readonly Found[] {
  if (offer.maxPerOrder !== null && count >= offer.maxPerOrder) return [];
  const units = completeSet(offer, free);
  const benefit =
    units === null
      ? zero
      : benefitOf(
          offer.benefit,
          units.map(({ price }) => price),
        );
  return units === null || benefit === 0 ? [] : [{ offer, units, benefit }];
}

const bestFirst = (one: Found, other: Found): number =>
  other.benefit - one.benefit || one.offer.id - other.offer.id;

/** Takes the units of an offer as often as its lines have them. */
function takeUnits({ offer, units, benefit }: Found, taken: Map<Offer, Taken>): void {
  const perSet = new Map<FreeLine, number>();
  for (const line of units) perSet.set(line, (perSet.get(line) ?? 0) + 1);
  const before = taken.get(offer) ?? { offer, count: 0, amount: zero, units: new Map() };
  const most = offer.maxPerOrder === null ? Infinity : offer.maxPerOrder - before.count;
  const sets = Math.min(most, ...[...perSet].map(([line, used]) => Math.floor(line.left / used)));
  for (const [line, used] of perSet) {
    line.left -= used * sets;
    before.units.set(line, (before.units.get(line) ?? 0) + used * sets);
  }
  const amount = add(before.amount, times(benefit, sets));
  taken.set(offer, { ...before, count: before.count + sets, amount });
}

/**
 * A percentage is rounded once, for all units of its offer.
 * docs/rules/limits.md#rounding-of-amounts.
 */
function appliedOf(
  { offer, count, amount, units }: Taken,
  lines: readonly FreeLine[],
): AppliedOffer {
  const bases = lines.map((line) => times(line.price, units.get(line) ?? 0));
  const { benefit } = offer;
  return {
    offer,
    count,
    bases,
    amount: benefit.kind === 'percent' ? portion(add(...bases), benefit.basisPoints) : amount,
  };
}

/** Returns what applied offers take off, in their order. docs/rules/combos.md#share-of-a-combo. */
export const offerReductions = (applied: readonly AppliedOffer[]): readonly PriceReduction[] =>
  applied.map(({ offer: { id, name }, amount, bases }) => ({
    source: { kind: 'offer', id, name },
    on: 'food',
    amount,
    limits: bases,
  }));
