import type { MenuIndex } from '../menu/menu-index.ts';
import type { Product } from '../menu/menu.ts';
import { priceOf } from '../menu/menu-index.ts';
import { type Minor, subtract, sumOf, zero } from '../money/money.ts';
import { applyOffers, type OffersOfCart } from './apply-offers.ts';
import type { Offer, OfferNeed } from './offer.ts';
import { countsFor, type OfferLine } from './offer-lines.ts';
import { fillNeeds } from './offer-set.ts';

/**
 * An offer that a cart has begun: `missing` units of `need` complete it. `products`: the products
 * that can be bought for it, the cheapest first. `saves`: what the cheapest of them saves, in minor
 * units; `isLeast`: a dearer one saves more.
 */
export type NearOffer = {
  offer: Offer;
  need: OfferNeed;
  missing: number;
  products: readonly Product[];
  saves: Minor;
  isLeast: boolean;
};

/** `canBuy`: returns whether a product can be bought at the time that the order is for. */
type NearFacts = { index: MenuIndex; canBuy: (product: Product) => boolean };

/**
 * Returns the offers that one need completes, the largest saving first, then the lower id; empty if
 * no free unit of the cart begins one. docs/rules/combos.md#combo-that-is-near.
 */
export function nearOffers(
  offers: readonly Offer[],
  lines: readonly OfferLine[],
  facts: NearFacts,
): readonly NearOffer[] {
  const now = applyOffers(offers, lines);
  const near = offers.flatMap((offer) => begunOffer(offer, now, facts));
  return near
    .flatMap((begun) => withSaving(begun, { offers, lines, now, index: facts.index }))
    .toSorted((one, other) => other.saves - one.saves || one.offer.id - other.offer.id);
}

type Begun = Pick<NearOffer, 'offer' | 'need' | 'missing' | 'products'>;

function begunOffer(offer: Offer, { applied, free }: OffersOfCart, facts: NearFacts): Begun[] {
  if (offer.maxPerOrder !== null && countIn(applied, offer) >= offer.maxPerOrder) return [];
  const filled = fillNeeds(offer, free);
  const gaps = offer.needs
    .map((need, at) => ({ need, missing: need.quantity - (filled[at]?.length ?? 0) }))
    .filter(({ missing }) => missing > 0);
  const [gap] = gaps;
  if (gap === undefined || gaps.length > 1 || filled.flat().length === 0) return [];
  const products = productsFor(gap.need, facts);
  return products.length === 0 ? [] : [{ offer, ...gap, products }];
}

/** Returns the products that count for a need and can be bought, the cheapest first. */
function productsFor(need: OfferNeed, { index, canBuy }: NearFacts): readonly Product[] {
  const priced = index.menu.products
    .filter((product) => countsFor(need, { ...product, productId: product.id }) && canBuy(product))
    .map((product) => ({ product, price: priceOf(product, index).price }));
  return priced
    .toSorted((one, other) => one.price - other.price || one.product.id - other.product.id)
    .map(({ product }) => product);
}

type SavingFacts = {
  offers: readonly Offer[];
  lines: readonly OfferLine[];
  now: OffersOfCart;
  index: MenuIndex;
};

function withSaving(begun: Begun, facts: SavingFacts): NearOffer[] {
  const { products } = begun;
  const [cheapest = zero, dearest = zero] = [products[0], products.at(-1)].map((product) =>
    product === undefined ? zero : savingWith(product, begun, facts),
  );
  return cheapest > 0 ? [{ ...begun, saves: cheapest, isLeast: dearest > cheapest }] : [];
}

/**
 * Returns how much more the offers take off with the missing units of a product; zero if they do
 * not complete this offer.
 */
function savingWith(
  product: Product,
  { offer, missing }: Begun,
  { offers, lines, now, index }: SavingFacts,
): Minor {
  const { id: productId, categoryId } = product;
  const { price } = priceOf(product, index);
  const added: OfferLine = { hash: '', productId, categoryId, price, count: missing };
  const { applied } = applyOffers(offers, [...lines, added]);
  return countIn(applied, offer) > countIn(now.applied, offer)
    ? subtract(amountIn(applied), amountIn(now.applied))
    : zero;
}

const countIn = (applied: OffersOfCart['applied'], offer: Offer): number =>
  applied.find((each) => each.offer === offer)?.count ?? 0;

const amountIn = (applied: OffersOfCart['applied']): Minor =>
  sumOf(applied, ({ amount }) => amount);
