import type { CategoryId } from '../ids.ts';
import type { Offer } from '../offer/offer.ts';
import { minor } from '../money/money.ts';
import { productId } from './make.ts';

type Need = {
  productIds?: readonly number[];
  categoryIds?: readonly number[];
  quantity?: number;
};

/**
 * Makes an offer that is on at every time in every store, as often as a cart completes it. A need
 * asks for one unit.
 */
export const makeOffer = (
  id: number,
  {
    needs = [{ categoryIds: [1] }],
    ...rest
  }: Partial<Omit<Offer, 'needs'>> & { needs?: readonly Need[] },
): Offer => ({
  id,
  name: `Combo ${id}`,
  benefit: { kind: 'amount', amount: minor(1_000) },
  maxPerOrder: null,
  hours: [],
  storeIds: [],
  ...rest,
  needs: needs.map(({ productIds = [], categoryIds = [], quantity = 1 }) => ({
    productIds: productIds.map(productId),
    categoryIds: categoryIds.map((each) => each as CategoryId),
    quantity,
  })),
});
