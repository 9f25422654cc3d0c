import type { Weekday } from '../hours/weekday.ts';
import type { CategoryId, ProductId, StoreId } from '../ids.ts';
import type { Minor } from '../money/money.ts';

/** Units of an offer: `quantity` units of these products or of products of these categories. */
export type OfferNeed = {
  productIds: readonly ProductId[];
  categoryIds: readonly CategoryId[];
  quantity: number;
};

/**
 * The benefit of one complete offer. `price`: its units cost this together. `cheapestFree`: its
 * cheapest unit costs nothing. Minor units, basis points.
 */
export type OfferBenefit =
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount' | 'price'; amount: Minor }
  | { kind: 'cheapestFree' };

/**
 * An offer of a brand (offers.json): products that cost less together. It applies by itself,
 * without a code. `maxPerOrder` null: as often as the cart completes it. Empty `hours` and
 * `storeIds` do not limit it; hours are `HH:mm` in the store's zone at the time that the order is
 * for, 0 is Sunday.
 */
export type Offer = {
  id: number;
  name: string;
  needs: readonly OfferNeed[];
  benefit: OfferBenefit;
  maxPerOrder: number | null;
  hours: readonly { days: readonly Weekday[]; from: string; to: string }[];
  storeIds: readonly StoreId[];
};
