import { describe, expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import type { CategoryId } from '../ids.ts';
import { makeOffer } from '../testing/make-offer.ts';
import { makeCart, makeIndex, makeLine, makeProduct } from '../testing/make.ts';
import { nearOffers } from './near-offer.ts';
import { offerLines } from './offer-lines.ts';
import type { Offer } from './offer.ts';

const sides = { categoryId: 4 as CategoryId };
const index = makeIndex({
  products: [
    makeProduct(101, { name: 'Brasa', price: minor(5_990) }),
    makeProduct(401, { ...sides, name: 'Papas', price: minor(3_500) }),
    makeProduct(402, { ...sides, name: 'Aros', price: minor(3_290) }),
  ],
});
const duo = makeOffer(1, {
  needs: [{ categoryIds: [1] }, { productIds: [401] }],
  benefit: { kind: 'amount', amount: minor(1_490) },
});
const find = (
  offers: readonly Offer[],
  counts: Record<number, number>,
  canBuy: (id: number) => boolean = () => true,
) => {
  const lines = Object.entries(counts).map(([id, count]) => makeLine(Number(id), count));
  const [near] = nearOffers(offers, offerLines(makeCart(lines), index), {
    index,
    canBuy: ({ id }) => canBuy(id),
  });
  if (near === undefined) return null;
  const { offer, missing, products, saves, isLeast } = near;
  return { id: offer.id, missing, products: products.map(({ name }) => name), saves, isLeast };
};

describe('a combo that is near', () => {
  test('a burger needs only fries, which save 1.490', () => {
    expect(find([duo], { 101: 1 })).toEqual({
      id: 1,
      missing: 1,
      products: ['Papas'],
      saves: 1_490,
      isLeast: false,
    });
  });
  test('a complete combo is not near; a second burger begins it again, unless it counts once per order', () => {
    expect(find([duo], { 101: 1, 401: 1 })).toBeNull();
    expect(find([duo], { 101: 2, 401: 1 })).toMatchObject({ saves: 1_490 });
    expect(find([{ ...duo, maxPerOrder: 1 }], { 101: 2, 401: 1 })).toBeNull();
  });
  test('a cart that has nothing of it, or lacks two of its needs, is not near', () => {
    expect(find([duo], { 402: 1 })).toBeNull();
    const trio = makeOffer(2, {
      needs: [{ categoryIds: [1] }, { productIds: [401] }, { productIds: [402] }],
    });
    expect(find([trio], { 101: 1 })).toBeNull();
    expect(find([trio], { 101: 1, 402: 1 })).toMatchObject({ id: 2 });
  });
  test('of several products the cheapest says the least saving', () => {
    const half = makeOffer(3, {
      needs: [{ categoryIds: [1] }, { categoryIds: [4] }],
      benefit: { kind: 'percent', basisPoints: 1_000 },
    });
    expect(find([half], { 101: 1 })).toEqual({
      id: 3,
      missing: 1,
      products: ['Aros', 'Papas'],
      saves: 928,
      isLeast: true,
    });
  });
  test('three for two is near with two, and names how many are missing', () => {
    const three = makeOffer(4, {
      needs: [{ categoryIds: [4], quantity: 3 }],
      benefit: { kind: 'cheapestFree' },
    });
    expect(find([three], { 401: 1 })).toMatchObject({ missing: 2, saves: 3_290 });
    expect(find([three], { 401: 2 })).toMatchObject({ missing: 1, saves: 3_290 });
  });
  test('a combo whose product cannot be bought is not near, and the largest saving goes first', () => {
    expect(find([duo], { 101: 1 }, (id) => id !== 401)).toBeNull();
    const better = { ...duo, id: 7, benefit: { kind: 'price', amount: minor(6_000) } } as const;
    expect(find([duo, better], { 101: 1 })).toMatchObject({ id: 7, saves: 3_490 });
  });
});
