import { add, type Minor, subtract, zero } from '../../money/money.ts';

/** Cash that was taken out of a drawer or put into it besides orders. */
export const drawerMovementKinds = ['out', 'in'] as const;
export type DrawerMovementKind = (typeof drawerMovementKinds)[number];

/** Reasons of a movement: a list and no words, so that nobody writes a name. */
export const drawerReasons = [
  'supplier',
  'bank',
  'riderTips',
  'change',
  'refundByHand',
  'correction',
  'other',
] as const;
export type DrawerReason = (typeof drawerReasons)[number];

/** Drawers that a store shows besides the open one, the newest first. */
export const shownDrawerSessions = 14;

/** A movement, its `amount` in minor units and positive. */
type DrawerMovement = { readonly kind: DrawerMovementKind; readonly amount: Minor };

/**
 * The cash of a drawer since it was opened, minor units. `float`: what it began with; `orders`:
 * cash of orders by the ledger, less what was given back of it; may be negative.
 */
export type DrawerCash = {
  readonly float: Minor;
  readonly orders: Minor;
  readonly movements: readonly DrawerMovement[];
};

/** The sums of a drawer in minor units; `expected`: what has to be in it. */
export type DrawerSums = {
  readonly float: Minor;
  readonly orders: Minor;
  readonly paidIn: Minor;
  readonly paidOut: Minor;
  readonly expected: Minor;
};

/**
 * Returns what has to be in a drawer: its float, with the cash of orders and what was put in, less
 * what was taken out. docs/rules/counter-money.md#drawer-of-a-store.
 */
export function drawerSums({ float, orders, movements }: DrawerCash): DrawerSums {
  const sumOf = (kind: DrawerMovementKind): Minor =>
    movements.reduce((sum, each) => (each.kind === kind ? add(sum, each.amount) : sum), zero);
  const [paidIn, paidOut] = [sumOf('in'), sumOf('out')];
  const expected = subtract(add(add(float, orders), paidIn), paidOut);
  return { float, orders, paidIn, paidOut, expected };
}

/** Returns the counted cash less the expected: negative if some is missing. Minor units. */
export const drawerDifference = (counted: Minor, expected: Minor): Minor =>
  subtract(counted, expected);
