import type { RefundFacts } from '../counter/refund/check-refund.ts';
import { amountOfUnits, type LineUnits } from '../counter/refund/line-shares.ts';
import { type Minor, sumOf } from '../money/money.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { accept, refuse, type Result } from '../result.ts';
import { type LineRemoval, maxRemovalsPerOrder, type RemovalWay } from './line-removal.ts';
import { isRemovable, openRemoval, substituteUnits } from './removals-of-order.ts';
import { type Substitute, substituteMoney } from './substitute.ts';

/**
 * An order from which units are to be taken. `toCollect`: what its shopper still pays at the door,
 * minor units. `units`: the shares of the units that are left of each line. `partWay`, `left`: of
 * its refunds.
 */
export type RemovalFacts = Pick<RefundFacts, 'partWay' | 'left' | 'units'> & {
  readonly status: OrderStatus;
  readonly removals: readonly LineRemoval[];
  readonly toCollect: Minor;
};

/**
 * Units, the amount that the person saw (minor units), and the dish that comes in for them; null or
 * absent: none.
 */
export type RemovalRequest = {
  readonly lines: readonly LineUnits[];
  readonly amount: Minor;
  readonly substitute?: Pick<Substitute, 'total'> | null;
};

/**
 * The money of removed units and the way in which it reaches the shopper. `storeBears`: what the
 * dish that comes in for them costs more, minor units.
 */
export type RemovalMoney = {
  readonly amount: Minor;
  readonly way: RemovalWay;
  readonly storeBears: Minor;
};

/**
 * `tooLate`: the order is not accepted yet, has left the store or ended. `isOpen`: another proposal
 * waits. `tooMany`: the order had its proposals. `unknownUnits`: none, or units that are not left.
 * `isWhole`: nothing would be left of the order or of its money, so it has to be cancelled.
 * `changed`: the amount is not the one that was shown. `notPaid`: its money is on its way back.
 * `substituteGone`: the dish that is to come in for them is not sold now.
 */
export type RemovalProblem =
  | 'tooLate'
  | 'isOpen'
  | 'tooMany'
  | 'unknownUnits'
  | 'isWhole'
  | 'changed'
  | 'notPaid'
  | 'substituteGone';

/**
 * Decides whether staff may ask the shopper to do without these units.
 * docs/rules/line-removals.md#units-taken-off-an-order.
 */
export function checkProposal(
  facts: RemovalFacts,
  request: RemovalRequest,
): Result<RemovalMoney, RemovalProblem> {
  const { status, removals } = facts;
  if (!isRemovable(status)) return refuse('tooLate');
  if (openRemoval(removals, status) !== null) return refuse('isOpen');
  if (removals.length >= maxRemovalsPerOrder) return refuse('tooMany');
  return moneyOfRemoval(facts, request);
}

/**
 * Returns the money of units that are taken off now. Refused like a proposal, but for one that
 * waits. docs/rules/line-removals.md#money-of-removed-units.
 */
export function moneyOfRemoval(
  facts: RemovalFacts,
  { lines, amount, substitute }: RemovalRequest,
): Result<RemovalMoney, RemovalProblem> {
  const worth = amountOfUnits(facts.units, lines);
  if (worth === null || lines.length === 0) return refuse('unknownUnits');
  const { amount: goesBack, storeBears } = substituteMoney(worth, substitute);
  if (goesBack !== amount) return refuse('changed');
  if (substitute == null && unitsOf(lines) >= unitsOnOrder(facts)) return refuse('isWhole');
  const way = wayOf(facts, amount);
  if (way === null) return refuse('notPaid');
  const most = way === 'due' ? facts.toCollect : facts.left;
  return way !== 'none' && amount >= most ? refuse('isWhole') : accept({ amount, way, storeBears });
}

const unitsOf = (lines: readonly LineUnits[]): number => sumOf(lines, ({ quantity }) => quantity);

/** The units that are left of the lines, and those that came in for others. */
const unitsOnOrder = ({ units, removals }: RemovalFacts): number =>
  sumOf(units, ({ length }) => length) + substituteUnits(removals);

const wayOf = (facts: RemovalFacts, amount: Minor): RemovalWay | null =>
  amount === 0 ? 'none' : wayOfUnits(facts);

/** The way of the money of units with a price; null: it is on its way back already. */
export function wayOfUnits({
  partWay,
  toCollect,
}: Pick<RemovalFacts, 'partWay' | 'toCollect'>): RemovalWay | null {
  if (partWay === 'provider' || partWay === 'hand') return partWay;
  return toCollect > 0 ? 'due' : null;
}
