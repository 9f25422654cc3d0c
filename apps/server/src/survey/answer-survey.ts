import type { createAnswers as endpoint } from '@comanda/contract/surveys.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { checkSurvey } from '@comanda/domain/survey/check-survey.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { insertAnswers } from './survey.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { type SurveyDeps, surveyOrderOf, surveySettings } from './read-survey.ts';

type Endpoint = typeof endpoint;

/**
 * Stores the answers about an order. Refused: as {@link surveyOrderOf}; INVALID_PARAMETER
 * `ALREADY_ANSWERED`, also for the second of two calls at the same moment; PARAMETER_NOT_RELATED
 * for the version of earlier questions; FIELD_VALIDATION with the problem of each question.
 * docs/rules/survey.md#one-answer-per-order.
 */
export async function answerSurvey(
  deps: SurveyDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { tenant, body, now } = call;
  const order = await surveyOrderOf(deps, call, body.orderId);
  if (!order.ok) return order;
  if (order.value.answered) return alreadyAnswered;
  const { version } = await surveySettings(deps, tenant);
  if (body.version !== version)
    return refuse(refusalOf('PARAMETER_NOT_RELATED', { field: 'version' }));
  const answers = checkSurvey(body.answers, order.value.dispatchMethod);
  if (!answers.ok) return refuse(refusalOf('FIELD_VALIDATION', { fields: answers.error }));
  const answeredAt = isoOf(now);
  const isStored = await insertAnswers(autocommit(deps.db, tenant.id), order.value.id, {
    version,
    answers: answers.value,
    at: answeredAt,
  });
  return isStored ? accept({ orderId: order.value.id, answeredAt }) : alreadyAnswered;
}

const alreadyAnswered = refuse(refusalOf('INVALID_PARAMETER', { reason: 'ALREADY_ANSWERED' }));
