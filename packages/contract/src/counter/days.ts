import { moneyMethods } from '@comanda/domain/counter/day/method-money.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { amount, fileId, money, uuid } from '@comanda/domain/schema/fields.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { calendarDay } from '../fields.ts';
import { managers } from '../role-sets.ts';

/** A date of the store, or `today` by the server's clock and the store's zone. */
const day = v.union([v.literal('today'), calendarDay]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Orders placed in an hour and not cancelled, and its sales. */
const dayHour = v.object({ orders: count, sales: money });

/**
 * Figures of a day; docs/rules/counter-money.md#a-day-adds-up says which sums are equal. Amounts
 * may be negative: a day may take back more than it sold.
 */
export const dayFiguresSchema = v.object({
  orders: count,
  cancelled: count,
  sold: count,
  average: money,
  food: money,
  discounts: money,
  points: money,
  delivery: money,
  service: money,
  sales: money,
  driverTips: money,
  storeTips: money,
  refunds: money,
  net: money,
  collected: money,
  toCollect: money,
  owed: money,
  kinds: v.object({ coupon: money, combo: money, other: money }),
  methods: v.array(
    v.object({ method: v.picklist(moneyMethods), received: amount, givenBack: amount }),
  ),
  drawer: v.object({ pickup: amount, riders: amount, givenBack: amount, expected: money }),
  hours: v.array(dayHour),
});

const dayOfStore = v.object({ id: fileId<StoreId>(), date: day });

/**
 * The figures of one day of a store, and the hours of the same weekday one week before.
 * INVALID_PARAMETER: no such date, or a day to come. docs/rules/counter-money.md#a-day-adds-up.
 */
export const getCounterDay = defineEndpoint({
  name: 'getCounterDay',
  summary: 'Orders, sales, payments, refunds and cash of one day of a store',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/days/:date',
  access: managers,
  params: dayOfStore,
  answer: v.object({
    storeId: fileId<StoreId>(),
    date: v.string(),
    today: v.string(),
    timeZone: v.string(),
    figures: dayFiguresSchema,
    weekBefore: v.object({ date: v.string(), sales: money, hours: v.array(dayHour) }),
  }),
  refusals: ['INVALID_PARAMETER'],
});

/**
 * A page of the orders of a day, newest first. `number`: digits of the order's number; `after`: the
 * `next` of the page before. `net`: what the day's ledger has of the order, tips included;
 * `refunds`: parts refunded of it. docs/rules/counter-money.md#list-of-a-days-orders.
 */
export const getCounterDayOrders = defineEndpoint({
  name: 'getCounterDayOrders',
  summary: 'Orders of one day of a store with their money',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/days/:date/orders',
  access: managers,
  params: dayOfStore,
  query: v.object({
    number: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
    after: v.optional(uuid<OrderId>()),
  }),
  answer: v.object({
    next: v.nullable(uuid<OrderId>()),
    orders: v.array(
      v.object({
        id: uuid<OrderId>(),
        number: v.number(),
        createdAt: v.string(),
        status: v.picklist(orderStatuses),
        dispatchMethod: dispatchMethodSchema,
        method: v.picklist(paymentMethodNames),
        total: amount,
        net: money,
        refunds: money,
      }),
    ),
  }),
  refusals: ['INVALID_PARAMETER'],
});

/**
 * The same orders as a CSV file, one row for each, without personal data.
 * docs/rules/counter-money.md#csv-of-a-day.
 */
export const exportCounterDay = defineEndpoint({
  name: 'exportCounterDay',
  summary: 'Orders of one day of a store, as a CSV file',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/days/:date/export',
  access: managers,
  params: dayOfStore,
  answer: v.string(),
  refusals: ['INVALID_PARAMETER'],
});

/**
 * The entries of the drawer on one day as a CSV file: openings, movements, counts, settlements with
 * riders and corrections. docs/rules/counter-money.md#csv-of-a-drawer.
 */
export const exportDrawerDay = defineEndpoint({
  name: 'exportDrawerDay',
  summary: 'Entries of the cash drawer of one day of a store, as a CSV file',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/days/:date/drawer-export',
  access: managers,
  params: dayOfStore,
  answer: v.string(),
  refusals: ['INVALID_PARAMETER'],
});

/**
 * The figures of all stores of the caller on one date, each by its own clock, and their sum; null:
 * the caller has no store. docs/rules/counter-money.md#all-stores-of-a-day.
 */
export const getCounterDays = defineEndpoint({
  name: 'getCounterDays',
  summary: 'Figures of one day of all stores',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/days/:date',
  access: managers,
  params: v.object({ date: day }),
  answer: v.object({
    stores: v.array(
      v.object({
        storeId: fileId<StoreId>(),
        name: v.string(),
        date: v.string(),
        today: v.string(),
        figures: dayFiguresSchema,
      }),
    ),
    total: v.nullable(dayFiguresSchema),
  }),
  refusals: ['INVALID_PARAMETER'],
});
