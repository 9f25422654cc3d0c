import { cardEndings } from '@comanda/domain/counter/ended-card.ts';
import type { OrderId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import { amount, fileId, money, uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { calendarDay } from '../fields.ts';
import { managers } from '../role-sets.ts';
import { dayFiguresSchema } from './days.ts';

const tag = 'Counter';
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const dates = v.object({ from: v.string(), to: v.string() });

/** The period, both dates included, and one store of the caller; absent: all of them. */
const asked = v.object({
  from: calendarDay,
  to: calendarDay,
  storeId: v.optional(fileId<StoreId>()),
});

/** The sums of a period, and its days in order: sold orders, and sales. */
const periodSums = v.object({
  figures: dayFiguresSchema,
  days: v.array(v.object({ date: v.string(), orders: count, sales: money })),
});

/**
 * The numbers of a period beside those of as many days before it. Each day is the store's own, so
 * the sums equal its days to the unit. `now`, `before` null: the caller has no store. `dishes`: the
 * most ordered first, at most fifty, by units as ordered, `sales` before discounts.
 * INVALID_PARAMETER: no such dates, days to come, or more than 92. NOT_FOUND: a store of others.
 * docs/rules/counter-money.md#numbers-of-a-period.
 */
export const getCounterPeriod = defineEndpoint({
  name: 'getCounterPeriod',
  summary: 'Numbers of a period beside those of the one before it',
  tag,
  method: 'GET',
  path: '/v1/counter/period',
  access: managers,
  query: asked,
  answer: v.object({
    today: v.string(),
    period: dates,
    periodBefore: dates,
    now: v.nullable(periodSums),
    before: v.nullable(periodSums),
    stores: v.array(
      v.object({ storeId: fileId<StoreId>(), name: v.string(), figures: dayFiguresSchema }),
    ),
    dishes: v.array(
      v.object({
        productId: fileId<ProductId>(),
        name: v.string(),
        units: count,
        sales: amount,
      }),
    ),
  }),
  refusals: ['INVALID_PARAMETER', 'NOT_FOUND'],
});

/**
 * The days of a period as a CSV file, a row for each day and store, without personal data.
 * docs/rules/counter-money.md#csv-of-a-period.
 */
export const exportCounterPeriod = defineEndpoint({
  name: 'exportCounterPeriod',
  summary: 'Days of a period, as a CSV file',
  tag,
  method: 'GET',
  path: '/v1/counter/period/export',
  access: managers,
  query: asked,
  answer: v.string(),
  refusals: ['INVALID_PARAMETER', 'NOT_FOUND'],
});

/** Minutes or marks on average; null: there is nothing to take the average of. */
const average = v.nullable(v.number());

/**
 * The people, the kept times, the ends without food, the coupons (at most fifty) and the survey of
 * the orders that were placed in a period, with its five newest comments. Refusals as {@link
 * getCounterPeriod}. docs/rules/counter-money.md#results-of-a-period.
 */
export const getCounterPeriodResults = defineEndpoint({
  name: 'getCounterPeriodResults',
  summary: 'How the orders of a period went',
  tag,
  method: 'GET',
  path: '/v1/counter/period/results',
  access: managers,
  query: asked,
  answer: v.object({
    people: v.object({ people: count, returning: count }),
    kept: v.object({ orders: count, late: count, promised: average, kept: average }),
    endings: v.array(v.object({ by: v.picklist(cardEndings), orders: count })),
    coupons: v.array(
      v.object({ code: v.string(), orders: count, discount: amount, sales: amount }),
    ),
    opinions: v.object({
      ...{ count, recommendation: average, taste: average, delivery: average },
      comments: v.array(
        v.object({
          orderId: uuid<OrderId>(),
          number: count,
          recommendation: count,
          comment: v.string(),
        }),
      ),
    }),
  }),
  refusals: ['INVALID_PARAMETER', 'NOT_FOUND'],
});
