import { sumOf } from '../../money/money.ts';
import { endedUnfulfilled } from '../../order/order-status.ts';
import { amountsOfParts } from '../../price/price-amounts.ts';
import type { PaymentSimulation } from './payment-simulation.ts';
import { wholeBalance } from './provider-account.ts';
import {
  grantedPoints,
  hasCoupon,
  pointRate,
  type SimulatedOrder,
  spentPoints,
} from './simulated-order.ts';

/**
 * Returns what is wrong with the coupon's counter, the points account and the ledger once no work
 * is left. The expected figures follow from what happened to the order, and not from the rules that
 * the run tested. docs/rules/payments.md#hostile-provider-model.
 */
export const checkDiscounts = (world: PaymentSimulation): readonly string[] => [
  ...checkUses(world.order),
  ...checkPoints(world.order),
  ...checkLedger(world),
];

const wasEaten = ({ ends }: SimulatedOrder): boolean => ends.includes('reversed');

/** A use counts while the order stands, and after a reversal of a completed order. */
function checkUses(order: SimulatedOrder): readonly string[] {
  const isCounted = hasCoupon(order) && (!endedUnfulfilled(order.status) || wasEaten(order));
  const expected = isCounted ? 1 : 0;
  return order.couponUses === expected
    ? []
    : [`the coupon counts ${order.couponUses} uses instead of ${expected}`];
}

/**
 * Spent points are gone while the order stands. A completed order earns points for the food that
 * was paid in money.
 */
function checkPoints(order: SimulatedOrder): readonly string[] {
  const spent = endedUnfulfilled(order.status) ? 0 : spentPoints(order);
  const earned = order.status === 'completed' ? earnedBy(order) : 0;
  const expected = grantedPoints - spent + earned;
  const has = sumOf(order.points, ({ points }) => points);
  return has === expected ? [] : [`the account has ${has} points instead of ${expected}`];
}

/**
 * One point for each `pointRate` of the food that was paid in money; a discount of the delivery
 * costs no point.
 */
function earnedBy({ parts }: SimulatedOrder): number {
  const { subtotal, discount, points } = amountsOfParts(parts);
  const ofDelivery = sumOf(parts, (part) =>
    part.kind === 'discount' && part.on === 'delivery' ? -part.amount : 0,
  );
  return Math.floor((subtotal - discount + ofDelivery - points) / pointRate);
}

/**
 * Every event summed to zero, or booking it would have failed. What the ledger says the providers
 * hold is what they hold.
 */
function checkLedger({ order, attempts }: PaymentSimulation): readonly string[] {
  const { ledger, parts, status } = order;
  const held = sumOf(attempts, ({ account }) => wholeBalance(account));
  const { subtotal, discount, points, delivery, tip, total } = amountsOfParts(parts);
  const isOver = endedUnfulfilled(status);
  const parted = isOver ? 0 : sumOf(attempts, (each) => each.parts);
  const expected = {
    allowances: parted,
    online: held,
    refunds: 0,
    clearing: isOver ? 0 : total - held - parted,
    sales: isOver ? 0 : 0 - subtotal,
    discounts: isOver ? 0 : discount,
    points: isOver ? 0 : points,
    delivery: isOver ? 0 : 0 - delivery,
    driver_tips: isOver ? 0 : 0 - tip,
  } as const;
  return (Object.keys(expected) as (keyof typeof expected)[])
    .filter((account) => ledger.of(account) !== expected[account])
    .map((account) => `${account} is ${ledger.of(account)} instead of ${expected[account]}`);
}

/** Returns what happened to coupon and points in this run, as proof of its coverage. */
export function discountEventsOf({ order, total }: PaymentSimulation): readonly string[] {
  const was = (kind: SimulatedOrder['points'][number]['kind']): boolean =>
    order.points.some((entry) => entry.kind === kind);
  const happened: Readonly<Record<string, boolean>> = {
    'coupon used': hasCoupon(order),
    'coupon use given back': hasCoupon(order) && order.couponUses === 0,
    'points spent': was('spend'),
    'points returned': was('return'),
    'points earned': was('earn'),
    'earned points taken back': was('takeBack'),
    'nothing to pay': total === 0,
    'completed order reversed': order.ends.includes('reversed'),
    'cancelled in preparation': order.ends.includes('cancelledInPreparation'),
  };
  return Object.keys(happened).filter((event) => happened[event]);
}
