import type { OrderId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import { surveyQuestionIds, surveyQuestionKinds } from '@comanda/domain/survey/survey-questions.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text } from './fields.ts';
import { everyone } from './role-sets.ts';

/**
 * Header with the key of a survey's mail, which stands for a session.
 * docs/rules/survey.md#survey-key.
 */
export const surveyKeyHeader = 'x-survey-key';

const questionId = v.picklist(surveyQuestionIds);
const version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

/**
 * `minimum` and `maximum`: the whole numbers that a score may be; null for the other kinds.
 * docs/rules/survey.md#scores.
 */
const surveyQuestion = v.object({
  id: questionId,
  kind: v.picklist(surveyQuestionKinds),
  text: v.string(),
  required: v.boolean(),
  minimum: v.nullable(v.number()),
  maximum: v.nullable(v.number()),
});

/**
 * The survey about one completed order. It names the order by number, store and day, and no person.
 */
const surveySchema = v.object({
  orderId: uuid<OrderId>(),
  orderNumber: v.number(),
  storeName: v.string(),
  dispatchMethod: dispatchMethodSchema,
  /** ISO instant and the store's time zone. */
  orderedAt: v.string(),
  timeZone: v.string(),
  /** The version of the questions. It goes back with the answers. */
  version,
  answered: v.boolean(),
  questions: v.array(surveyQuestion),
});
export type Survey = v.InferOutput<typeof surveySchema>;

/**
 * Returns the questions about a completed order to its buyer, or to the holder of the survey key of
 * its mail (X-Survey-Key). NOT_FOUND: there is no such order for this caller.
 * OPERATION_NOT_SUPPORTED `ORDER_NOT_COMPLETED`: the order is under way or ended otherwise.
 * docs/rules/survey.md#callers-of-the-survey.
 */
export const getOrderPoll = defineEndpoint({
  name: 'getOrderPoll',
  summary: 'The questions of the survey about a completed order',
  tag: 'Surveys',
  method: 'GET',
  path: '/v1/orders/:id/poll',
  access: everyone,
  params: v.object({ id: uuid<OrderId>() }),
  answer: surveySchema,
  linkKey: surveyKeyHeader,
  refusals: ['OPERATION_NOT_SUPPORTED'],
});

/**
 * Stores the answers about an order, once. FIELD_VALIDATION: `fields` has the problem of each
 * question. INVALID_PARAMETER `ALREADY_ANSWERED`: there are answers already. PARAMETER_NOT_RELATED:
 * the version is not the present one. docs/rules/survey.md#one-answer-per-order.
 */
export const createAnswers = defineEndpoint({
  name: 'createAnswers',
  summary: 'Answer the survey about a completed order',
  tag: 'Surveys',
  method: 'POST',
  path: '/v1/answers/mass_create',
  access: everyone,
  body: v.object({
    orderId: uuid<OrderId>(),
    version,
    answers: v.pipe(
      v.array(
        v.object({
          questionId,
          value: v.union([
            v.pipe(v.number(), v.finite()),
            v.boolean(),
            text(fieldLengths.surveyComment),
          ]),
        }),
      ),
      v.maxLength(2 * surveyQuestionIds.length),
    ),
  }),
  status: 201,
  answer: v.object({
    orderId: uuid<OrderId>(),
    /** ISO instant. */
    answeredAt: v.string(),
  }),
  linkKey: surveyKeyHeader,
  refusals: ['OPERATION_NOT_SUPPORTED', 'PARAMETER_NOT_RELATED'],
});
