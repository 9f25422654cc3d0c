import type { Account } from '../../ledger/ledger-entry.ts';
import { add, type Minor, minor, negate } from '../../money/money.ts';
import type { DayEvent } from './day-order.ts';

/**
 * Money of ledger events in minor units, by what the store earned and by where the money is.
 * `discounts` and `points` are what the store gave, `refunds` the parts that it refunded of paid
 * orders; all three are positive and taken off. `sales`: without tips and before refunds.
 * `collected`: what came in less what went back. `toCollect`: what shoppers still owe. `owed`: what
 * the store still owes shoppers. `net` is both sums: docs/rules/counter-money.md#a-day-adds-up.
 */
export type DayMoney = {
  readonly food: Minor;
  readonly discounts: Minor;
  readonly points: Minor;
  readonly delivery: Minor;
  readonly service: Minor;
  readonly sales: Minor;
  readonly driverTips: Minor;
  readonly storeTips: Minor;
  readonly refunds: Minor;
  readonly net: Minor;
  readonly collected: Minor;
  readonly toCollect: Minor;
  readonly owed: Minor;
};

/** Returns the sum of the entries on an account. */
const onAccount = (events: readonly DayEvent[], account: Account): Minor => {
  let sum = 0;
  for (const { entries } of events)
    for (const entry of entries) if (entry.account === account) sum += entry.amount;
  return minor(sum);
};

/**
 * Returns the money of ledger events.
 * @throws RangeError if what was earned is not what was collected, is to be collected or is owed:
 * the entries do not sum to zero. docs/rules/counter-money.md#a-day-adds-up.
 */
export function dayMoney(events: readonly DayEvent[]): DayMoney {
  const of = (account: Account): Minor => onAccount(events, account);
  const earned = (account: Account): Minor => negate(of(account));
  const parts = {
    food: earned('sales'),
    discounts: of('discounts'),
    points: of('points'),
    delivery: earned('delivery'),
    service: earned('service'),
    driverTips: earned('driver_tips'),
    storeTips: earned('store_tips'),
    refunds: of('allowances'),
  };
  const { food, discounts, points, delivery, service, driverTips, storeTips, refunds } = parts;
  const sales = add(food, negate(discounts), negate(points), delivery, service);
  const net = add(sales, driverTips, storeTips, negate(refunds));
  const places = {
    collected: add(of('cash'), of('card'), of('online'), of('outside')),
    toCollect: of('clearing'),
    owed: negate(of('refunds')),
  };
  if (net !== add(places.collected, places.toCollect, negate(places.owed)))
    throw new RangeError(`a day of ${net} is out of balance: ${JSON.stringify(places)}`);
  return { ...parts, sales, net, ...places };
}
