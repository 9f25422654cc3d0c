import { atLeastZero, type Minor, portion, subtract } from '../money/money.ts';

/** Percentages are of the discounted food: delivery and fees carry no tip (experience §4). */
export const tipBase = (quote: { subtotal: Minor; discount: Minor }): Minor => atLeastZero(subtract(quote.subtotal, quote.discount));

/** `percent` whole: 10 of 15.990 is 1.599. Rounded once to the minor unit. */
export const tipForPercent = (base: Minor, percent: number): Minor => portion(base, percent * 100);

/** The most that a tip may be: as much as the food itself. More is taken for a slip of the finger and asked again. */
export const largestTip = (base: Minor): Minor => base;
