import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { fileId, uuid } from '@comanda/domain/schema/fields.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { managers } from '../role-sets.ts';

/** Averages of a period; null: nobody answered. `recommendation` of 10, the others of 5. */
const averages = v.object({
  count: v.number(),
  recommendation: v.nullable(v.number()),
  taste: v.nullable(v.number()),
  delivery: v.nullable(v.number()),
});

/**
 * The answers about orders of a store, the newest first, without a person. `marks` `low`: those
 * with a low mark alone. `after`: the order of the last answer of the page before. `next`: for the
 * page after; null: there is none. Instants are ISO. Another store: NOT_FOUND.
 * docs/rules/survey.md#answers-at-the-counter.
 */
export const getStoreSurveys = defineEndpoint({
  name: 'getStoreSurveys',
  summary: 'The survey answers about orders of a store, with the averages of week and month',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/surveys',
  access: managers,
  params: v.object({ id: fileId<StoreId>() }),
  query: v.object({
    marks: v.optional(v.picklist(['all', 'low']), 'all'),
    after: v.optional(uuid<OrderId>()),
  }),
  answer: v.object({
    week: averages,
    month: averages,
    answers: v.array(
      v.object({
        orderId: uuid<OrderId>(),
        number: v.number(),
        dispatchMethod: dispatchMethodSchema,
        answeredAt: v.string(),
        recommendation: v.number(),
        taste: v.number(),
        delivery: v.nullable(v.number()),
        complete: v.boolean(),
        onTime: v.boolean(),
        orderAgain: v.boolean(),
        comment: v.nullable(v.string()),
        isLow: v.boolean(),
      }),
    ),
    next: v.nullable(uuid<OrderId>()),
  }),
});
