import { recordOf } from '../../record-of.ts';
import { add, type Minor, zero } from '../../money/money.ts';
import { averageOf, type DayFigures } from './day-figures.ts';
import { addKinds } from './discount-kinds.ts';
import { type MethodMoney, moneyMethods } from './method-money.ts';

/** Returns the figures of two stores together. docs/rules/counter-money.md#all-stores-of-a-day. */
export function addFigures(one: DayFigures, two: DayFigures): DayFigures {
  const both = (key: MoneyKey): Minor => add(one[key], two[key]);
  const sold = one.sold + two.sold;
  const sales = both('sales');
  return {
    ...recordOf<MoneyKey, Minor>(moneyKeys.map((key) => [key, both(key)])),
    orders: one.orders + two.orders,
    cancelled: one.cancelled + two.cancelled,
    sold,
    average: averageOf(sales, sold),
    kinds: addKinds(one.kinds, two.kinds),
    methods: addMethods(one.methods, two.methods),
    drawer: {
      pickup: add(one.drawer.pickup, two.drawer.pickup),
      riders: add(one.drawer.riders, two.drawer.riders),
      givenBack: add(one.drawer.givenBack, two.drawer.givenBack),
      expected: add(one.drawer.expected, two.drawer.expected),
    },
    hours: one.hours.map((hour, at) => ({
      orders: hour.orders + (two.hours[at]?.orders ?? 0),
      sales: add(hour.sales, two.hours[at]?.sales ?? zero),
    })),
  };
}

const moneyKeys = [
  'food',
  'discounts',
  'points',
  'delivery',
  'service',
  'sales',
  'driverTips',
  'storeTips',
  'refunds',
  'net',
  'collected',
  'toCollect',
  'owed',
] as const satisfies readonly (keyof DayFigures)[];
type MoneyKey = (typeof moneyKeys)[number];

const addMethods = (
  one: readonly MethodMoney[],
  two: readonly MethodMoney[],
): readonly MethodMoney[] =>
  moneyMethods.flatMap((method) => {
    const rows = [...one, ...two].filter((row) => row.method === method);
    const [first] = rows;
    if (!first) return [];
    return [
      rows.slice(1).reduce(
        (sum, row) => ({
          method,
          received: add(sum.received, row.received),
          givenBack: add(sum.givenBack, row.givenBack),
        }),
        first,
      ),
    ];
  });
