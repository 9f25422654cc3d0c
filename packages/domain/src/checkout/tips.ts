import { atLeastZero, type Minor, portion, subtract, zero } from '../money/money.ts';
import type { DispatchMethod } from '../store/store.ts';

/** What the shopper gives beside the price, in minor units: to whom brings the order, and to the kitchen of the store. */
export type Tips = { readonly tip: Minor; readonly storeTip: Minor };

/** Nobody brings a pickup order, so it has no tip for a rider. */
export const takesRiderTip = (dispatch: DispatchMethod): boolean => dispatch === 'store_delivery';

/** The tips that are shown and charged: of a pickup order the store's alone, whatever was chosen for a rider before. docs/rules/checkout.md#driver-tip-and-store-tip. */
export const countedTips = ({ tip, storeTip }: Tips, dispatch: DispatchMethod): Tips => ({
  tip: takesRiderTip(dispatch) ? tip : zero,
  storeTip,
});

/** Percentages are of the discounted food: delivery and fees carry no tip (docs/rules/checkout.md#tip-base). */
export const tipBase = (quote: { subtotal: Minor; discount: Minor }): Minor =>
  atLeastZero(subtract(quote.subtotal, quote.discount));

/** `percent` whole: 10 of 15.990 is 1.599. Rounded once to the minor unit. */
export const tipForPercent = (base: Minor, percent: number): Minor => portion(base, percent * 100);

/** The most that a tip may be: as much as the food itself. More is taken for a slip of the finger and asked again. */
export const maxTip = (base: Minor): Minor => base;
