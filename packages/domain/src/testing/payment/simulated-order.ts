import { placedEntries } from '../../ledger/order-entries.ts';
import { type Minor, minor } from '../../money/money.ts';
import { type EndStatus, type OrderEnd, orderEnd } from '../../order/order-end.ts';
import type { OrderStatus } from '../../order/order-status.ts';
import { earnedPoints } from '../../points/earned-points.ts';
import { type PricePart, totalOf } from '../../price/price-part.ts';
import { openLedger, type OrderLedger } from '../open-ledger.ts';
import type { DiscountRules } from './discount-rules.ts';

/** An entry in the points account of the buyer. `points` has a sign. */
type PointsEntry = {
  kind: 'grant' | 'spend' | 'return' | 'earn' | 'takeBack';
  points: number;
};

/**
 * The order of a simulation as the server stores it: its status, its price, what it holds of a
 * coupon and of points, and its ledger. `couponUses`: the counter of the coupon. `ends`: how the
 * order ended, one after the other.
 */
export type SimulatedOrder = {
  readonly rules: DiscountRules;
  readonly parts: PricePart[];
  status: OrderStatus;
  holdsUse: boolean;
  heldPoints: number;
  couponUses: number;
  readonly points: PointsEntry[];
  readonly ends: OrderEnd[];
  readonly ledger: OrderLedger;
};

/** The money of 100 points, in minor units. */
export const pointRate = minor(500);
/** The points of the buyer before the order. */
export const grantedPoints = 900;

/** Returns whether the price has a coupon's discount. */
export const hasCoupon = ({ parts }: Pick<SimulatedOrder, 'parts'>): boolean =>
  parts.some((part) => part.kind === 'discount' && part.source?.kind === 'coupon');

/** Returns the points that pay a part of the price. */
export const spentPoints = ({ parts }: Pick<SimulatedOrder, 'parts'>): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'points' ? part.points : 0), 0);

/** Places an order: takes the coupon's use and the points, and books the price. */
export function placeSimulatedOrder(
  rules: DiscountRules,
  price: readonly PricePart[],
): SimulatedOrder {
  const parts = [...price];
  const holdsUse = hasCoupon({ parts });
  const heldPoints = spentPoints({ parts });
  const ledger = openLedger();
  ledger.book('placed', placedEntries(parts, totalOf(parts)));
  const points: PointsEntry[] = [{ kind: 'grant', points: grantedPoints }];
  if (heldPoints > 0) points.push({ kind: 'spend', points: -heldPoints });
  const couponUses = holdsUse ? 1 : 0;
  return {
    ...{ rules, parts, status: 'created', holdsUse, heldPoints, couponUses, points, ledger },
    ends: [],
  };
}

/** Adds a tip: the order owes more, and its ledger says so. */
export function addTip({ parts, ledger }: SimulatedOrder, amount: Minor): void {
  const tip: PricePart = { kind: 'tip', amount };
  parts.push(tip);
  ledger.book('placed', placedEntries([tip], amount));
}

const nextStatus: Partial<Record<OrderStatus, OrderStatus>> = {
  created: 'preparing',
  preparing: 'ready',
  ready: 'completed',
};

/** Moves the order to its next status, as its restaurant does. A completed order earns points. */
export function advanceOrder(order: SimulatedOrder): void {
  const to = nextStatus[order.status];
  if (to === undefined) return;
  order.status = to;
  const earned = earnedPoints(order.parts, pointRate);
  if (to === 'completed' && earned > 0) order.points.push({ kind: 'earn', points: earned });
}

/**
 * Ends the order as `endOrder` of the server does. Changes nothing if its status does not allow
 * this end. `isPaidOnline`: a payment pays it, whose refund begins.
 */
export function endSimulatedOrder(
  order: SimulatedOrder,
  to: EndStatus,
  isPaidOnline: boolean,
): boolean {
  const { rules, parts, ledger } = order;
  const end = orderEnd(order.status, to, 'in_store');
  if (end === null) return false;
  order.status = to;
  order.ends.push(end);
  const charged = totalOf(parts);
  const paymentStatus = isPaidOnline || charged === 0 ? 'completed' : 'created';
  const refunding = isPaidOnline ? 'completed' : null;
  if (rules.paymentAtEnd(to, { paymentStatus, charged }, refunding).isReversed)
    ledger.book('ended', rules.endEntries(ledger.balance()));
  releaseHeld(order, end);
  return true;
}

function releaseHeld(order: SimulatedOrder, end: OrderEnd): void {
  const { rules, points } = order;
  if (order.holdsUse && rules.couponUse[end]) {
    order.couponUses -= 1;
    order.holdsUse = false;
  }
  if (order.heldPoints > 0 && rules.points[end]) {
    points.push({ kind: 'return', points: order.heldPoints });
    order.heldPoints = 0;
  }
  const earned = points.reduce((sum, each) => sum + (each.kind === 'earn' ? each.points : 0), 0);
  if (earned > 0 && rules.takesBackEarned(end)) points.push({ kind: 'takeBack', points: -earned });
}
