import { add, type Minor, minor, negate, subtract, sumOf, zero } from '../../money/money.ts';
import type { DayEvent, DayOrder } from './day-order.ts';

/**
 * Discounts in minor units by their reason. `other`: of orders whose reasons are unknown.
 * docs/rules/counter-money.md#discounts-by-kind.
 */
export type DiscountKinds = {
  readonly coupon: Minor;
  readonly combo: Minor;
  readonly other: Minor;
};

const none: DiscountKinds = { coupon: zero, combo: zero, other: zero };

export const addKinds = (one: DiscountKinds, two: DiscountKinds): DiscountKinds => ({
  coupon: add(one.coupon, two.coupon),
  combo: add(one.combo, two.combo),
  other: add(one.other, two.other),
});

/** Returns the discounts of events by kind; they sum to the account `discounts`. */
export function discountKinds(
  orders: ReadonlyMap<string, DayOrder>,
  events: readonly DayEvent[],
): DiscountKinds {
  let kinds = none;
  for (const { orderId, entries } of events) {
    const booked = sumOf(entries, ({ account, amount }) => (account === 'discounts' ? amount : 0));
    if (booked !== 0) kinds = addKinds(kinds, kindsOf(orders.get(orderId), booked));
  }
  return kinds;
}

/**
 * An event books all discounts of its order or takes all back; any other amount has no known
 * reason.
 */
function kindsOf(order: DayOrder | undefined, booked: Minor): DiscountKinds {
  const of = (kind: 'coupon' | 'offer'): Minor =>
    sumOf(order?.parts ?? [], (part) =>
      part.kind === 'discount' && part.source?.kind === kind ? -part.amount : 0,
    );
  const [coupon, combo] = [of('coupon'), of('offer')];
  const all = sumOf(order?.parts ?? [], (part) => (part.kind === 'discount' ? -part.amount : 0));
  if (Math.abs(booked) !== all) return { ...none, other: booked };
  const rest = subtract(all, minor(coupon + combo));
  return booked > 0
    ? { coupon, combo, other: rest }
    : { coupon: negate(coupon), combo: negate(combo), other: negate(rest) };
}
