import { type Minor, subtract, sumOf } from '../money/money.ts';

/**
 * Orders that one settlement takes, and that are shown of a rider; later ones wait for the next.
 */
export const maxSettledOrders = 200;

/** Settlements that a store shows, the newest first. */
export const shownSettlements = 20;

/**
 * The money of an order that a rider delivered, minor units: collected in cash, by card at the
 * door, and the rider's tip, which is a part of the cash if there is cash. 0 and 0: it was paid.
 */
export type RiderCollection = { readonly cash: Minor; readonly card: Minor; readonly tip: Minor };

/**
 * The sums of what a rider carries. `cashTips`: tips in the cash, which the rider keeps;
 * `otherTips`: tips that were paid by card or online, which the store owes; `toHandIn`: the cash
 * less the tips in it.
 */
export type RiderCash = {
  readonly cash: Minor;
  readonly card: Minor;
  readonly cashTips: Minor;
  readonly otherTips: Minor;
  readonly toHandIn: Minor;
};

/**
 * Returns what a rider carries of these orders and has to hand in.
 * docs/rules/counter-riders.md#cash-that-a-rider-carries.
 */
export function riderCashOf(collections: readonly RiderCollection[]): RiderCash {
  const cash = sumOf(collections, (each) => each.cash);
  const cashTips = sumOf(collections, (each) => (isInCash(each) ? each.tip : 0));
  const otherTips = sumOf(collections, (each) => (isInCash(each) ? 0 : each.tip));
  const card = sumOf(collections, (each) => each.card);
  return { cash, card, cashTips, otherTips, toHandIn: subtract(cash, cashTips) };
}

const isInCash = ({ cash }: RiderCollection): boolean => cash > 0;

/**
 * Returns the cash that was handed in less what had to be: negative if some is missing. Minor
 * units.
 */
export const settlementDifference = (handedIn: Minor, toHandIn: Minor): Minor =>
  subtract(handedIn, toHandIn);
