import { applyOffers, type OffersOfCart } from '../offer/apply-offers.ts';
import { type EndedOffers, endedOffers } from '../offer/ended-offers.ts';
import { type OfferLine, offerLines } from '../offer/offer-lines.ts';
import type { Offer } from '../offer/offer.ts';
import { offersOn } from '../offer/offers-on.ts';
import type { Cart } from './cart.ts';
import type { PriceFacts } from './price-facts.ts';
import { soldCart } from './sold-cart.ts';

/** The offers that are on for a cart, its lines as offers read them, and what they complete. */
export type CartOffers = OffersOfCart & { offers: readonly Offer[]; lines: readonly OfferLine[] };

const none: CartOffers = { offers: [], lines: [], applied: [], free: [] };

/**
 * Returns the offers of a cart of which every line can be bought. A brand without offers costs no
 * work. docs/rules/combos.md#combo.
 */
export function offersOfCart(
  cart: Cart,
  { index, settings, store, ...facts }: PriceFacts,
): CartOffers {
  const offers = settings.offers ?? [];
  if (offers.length === 0 || cart.lines.length === 0) return none;
  const on = offersOn(offers, { store, at: facts.requestedTime ?? facts.now });
  if (on.length === 0) return none;
  const lines = offerLines(cart, index);
  return { offers: on, lines, ...applyOffers(on, lines) };
}

/**
 * Returns the offers that end when a cart changes, or null. Lines that cannot be bought count in
 * neither. docs/rules/combos.md#end-of-a-combo.
 */
export const offersEndedBy = (before: Cart, after: Cart, facts: PriceFacts): EndedOffers | null =>
  endedOffers(soldOffers(before, facts), soldOffers(after, facts));

/**
 * Returns the offers that a cart loses by its repair, as if all its lines could be bought; null if
 * it loses none.
 */
export const offersLostBy = (before: Cart, after: Cart, facts: PriceFacts): EndedOffers | null =>
  endedOffers(offersOfCart(before, facts).applied, offersOfCart(after, facts).applied);

const soldOffers = (cart: Cart, facts: PriceFacts): CartOffers['applied'] =>
  offersOfCart(soldCart(cart, facts).sold, facts).applied;
