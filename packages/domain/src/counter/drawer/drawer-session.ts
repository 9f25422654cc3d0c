import { add, type Minor, subtract, sumOf } from '../../money/money.ts';

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

/** Cash of riders comes into a drawer by their settlements, and never by hand. */
export const drawerMovementReasons = [...drawerReasons, 'riderCash'] as const;
export type DrawerMovementReason = (typeof drawerMovementReasons)[number];

/** Drawers that a store shows besides the open one, the newest first. */
export const shownDrawerSessions = 14;

/** A movement, its `amount` in minor units and positive. */
type DrawerMovement = {
  readonly kind: DrawerMovementKind;
  readonly reason: DrawerMovementReason;
  readonly amount: Minor;
};

/**
 * The cash of a drawer since it was opened, minor units. `float`: what it began with; `orders`:
 * cash of orders by the ledger that no rider collected, less what was given back; may be negative.
 */
export type DrawerCash = {
  readonly float: Minor;
  readonly orders: Minor;
  readonly movements: readonly DrawerMovement[];
};

/**
 * The sums of a drawer in minor units. `riders`: what riders handed in, with its corrections;
 * `expected`: what has to be in the drawer.
 */
export type DrawerSums = {
  readonly float: Minor;
  readonly orders: Minor;
  readonly riders: Minor;
  readonly paidIn: Minor;
  readonly paidOut: Minor;
  readonly expected: Minor;
};

/**
 * Returns what has to be in a drawer: its float, with the cash of orders, of riders and what was
 * put in, less what was taken out. docs/rules/counter-money.md#drawer-of-a-store.
 */
export function drawerSums({ float, orders, movements }: DrawerCash): DrawerSums {
  const ofRiders = movements.filter(({ reason }) => reason === 'riderCash');
  const ofStaff = movements.filter(({ reason }) => reason !== 'riderCash');
  const riders = subtract(sumOfKind(ofRiders, 'in'), sumOfKind(ofRiders, 'out'));
  const [paidIn, paidOut] = [sumOfKind(ofStaff, 'in'), sumOfKind(ofStaff, 'out')];
  const expected = subtract(add(float, orders, riders, paidIn), paidOut);
  return { float, orders, riders, paidIn, paidOut, expected };
}

const sumOfKind = (movements: readonly DrawerMovement[], kind: DrawerMovementKind): Minor =>
  sumOf(movements, (each) => (each.kind === kind ? each.amount : 0));

/** Returns the counted cash less the expected: negative if some is missing. Minor units. */
export const drawerDifference = (counted: Minor, expected: Minor): Minor =>
  subtract(counted, expected);
