import { add, type Minor, minor, negate, subtract, zero } from '../../money/money.ts';
import {
  isPaymentMethodName,
  paymentMethodNames,
  type PaymentMethodName,
} from '../../payment/method-names.ts';
import type { DayEvent, DayOrder } from './day-order.ts';

/**
 * A payment method, or `outside`: money that was refunded outside a provider that refused the
 * refund.
 */
export type MoneyMethod = PaymentMethodName | 'outside';
export const moneyMethods = [...paymentMethodNames, 'outside'] as const satisfies MoneyMethod[];

const isMoneyMethod = (name: string): name is MoneyMethod =>
  name === 'outside' || isPaymentMethodName(name);

/** The money that came in and that was refunded by a method, minor units, both positive. */
export type MethodMoney = {
  readonly method: MoneyMethod;
  readonly received: Minor;
  readonly givenBack: Minor;
};

/**
 * Cash that the drawer got at pickup and from own riders, what was refunded of it, and what is to
 * be in it, in minor units.
 */
export type Drawer = {
  readonly pickup: Minor;
  readonly riders: Minor;
  readonly givenBack: Minor;
  readonly expected: Minor;
};

/**
 * Returns the money of each method that any moved by, in the order of the methods.
 * docs/rules/counter-money.md#money-by-method.
 */
export function methodMoney(events: readonly DayEvent[]): readonly MethodMoney[] {
  const sums = new Map<MoneyMethod, { received: number; givenBack: number }>();
  for (const { entries, method } of events)
    for (const { account, amount } of entries) {
      const by = account === 'online' ? (method ?? 'outside') : account;
      if (!isMoneyMethod(by)) continue;
      const sum = sums.get(by) ?? { received: 0, givenBack: 0 };
      if (amount > 0) sum.received += amount;
      else sum.givenBack -= amount;
      sums.set(by, sum);
    }
  return methodRows(sums);
}

const methodRows = (
  sums: ReadonlyMap<MoneyMethod, { received: number; givenBack: number }>,
): readonly MethodMoney[] =>
  moneyMethods.flatMap((method) => {
    const sum = sums.get(method);
    if (!sum) return [];
    return [{ method, received: minor(sum.received), givenBack: minor(sum.givenBack) }];
  });

/**
 * Returns the cash of events: what the drawer has to hold besides the change that it began with.
 * docs/rules/counter-money.md#cash-in-the-drawer.
 */
export function drawerOf(
  orders: ReadonlyMap<string, DayOrder>,
  events: readonly DayEvent[],
): Drawer {
  let [pickup, riders, givenBack] = [zero, zero, zero];
  for (const { orderId, entries } of events)
    for (const { account, amount } of entries) {
      if (account !== 'cash') continue;
      if (amount < 0) givenBack = add(givenBack, negate(amount));
      else if (orders.get(orderId)?.dispatchMethod === 'in_store') pickup = add(pickup, amount);
      else riders = add(riders, amount);
    }
  return { pickup, riders, givenBack, expected: subtract(add(pickup, riders), givenBack) };
}
