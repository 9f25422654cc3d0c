import { atLeastZero, type Minor, portion, sumOf, zero } from '../money/money.ts';
import type { PricePart } from '../price/price-part.ts';
import type { DispatchMethod } from '../store/store.ts';

/** The tips in minor units: for the rider, and for the store's kitchen. */
export type Tips = { readonly tip: Minor; readonly storeTip: Minor };

/** Returns whether the dispatch method has a rider tip. Pickup has none. */
export const takesRiderTip = (dispatch: DispatchMethod): boolean => dispatch === 'store_delivery';

/**
 * Returns the tips that are shown and charged. A pickup order has only the store tip, whatever
 * rider tip the shopper chose before. docs/rules/checkout.md#driver-tip-and-store-tip.
 */
export const countedTips = ({ tip, storeTip }: Tips, dispatch: DispatchMethod): Tips => ({
  tip: takesRiderTip(dispatch) ? tip : zero,
  storeTip,
});

/**
 * Returns the base of tip percentages: the food after its discounts, without delivery, its
 * discounts, points and fees. docs/rules/checkout.md#tip-base.
 */
export const tipBase = ({ parts }: { parts: readonly PricePart[] }): Minor =>
  atLeastZero(sumOf(parts, (part) => (isFood(part) ? part.amount : 0)));

const isFood = (part: PricePart): boolean =>
  part.kind === 'food' || (part.kind === 'discount' && part.on === 'food');

/**
 * Returns the tip for a whole percentage: 10 of 15.990 is 1.599. Rounded once to the minor unit.
 */
export const tipForPercent = (base: Minor, percent: number): Minor => portion(base, percent * 100);

/**
 * Returns the largest tip: the price of the food before discounts, so that a shopper may also tip
 * for a meal that a coupon or points pay. A larger tip counts as a typing error.
 * docs/rules/checkout.md#largest-tip.
 */
export const maxTip = ({ parts }: { parts: readonly PricePart[] }): Minor =>
  sumOf(parts, (part) => (part.kind === 'food' ? part.amount : 0));
