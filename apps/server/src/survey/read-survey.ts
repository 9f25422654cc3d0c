import {
  type getOrderPoll as endpoint,
  type Survey,
  surveyKeyHeader,
} from '@comanda/contract/surveys.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import {
  defaultSurvey,
  isRequiredQuestion,
  kindOfQuestion,
  scoreRanges,
  type SurveyQuestionId,
  type SurveySettings,
  surveyQuestionsOf,
} from '@comanda/domain/survey/survey-questions.ts';
import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import type { Deps } from '../deps.ts';
import { findSurveyOrder, type SurveyOrder } from './survey.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome, TenantContext } from '../platform/http/call.ts';
import { isSurveyKey } from '../platform/http/survey-key.ts';
import { buyerOf } from '../order/read-orders.ts';

type Endpoint = typeof endpoint;
export type SurveyDeps = Pick<Deps, 'db' | 'menus' | 'tokenSecret'>;
type Caller = Pick<Call<Endpoint>, 'tenant' | 'session' | 'now' | 'header'>;

/** Returns the survey about an order. docs/rules/survey.md#callers-of-the-survey. */
export async function readSurvey(
  deps: SurveyDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const order = await surveyOrderOf(deps, call, call.params.id);
  if (!order.ok) return order;
  return accept(surveyOf(order.value, call.tenant, await surveySettings(deps, call.tenant)));
}

/** The survey as the brand's published settings have it. */
export const surveySettings = async (
  { menus }: Pick<SurveyDeps, 'menus'>,
  { id }: TenantContext,
): Promise<SurveySettings> => (await menus.tenant(id))?.operations.survey ?? defaultSurvey;

/**
 * Returns the completed order of a caller with a survey key, else one of the caller's own orders.
 * Refused: NOT_FOUND for any other order and for a visitor without a key; OPERATION_NOT_SUPPORTED
 * for an order that is not completed.
 */
export async function surveyOrderOf(
  { db, tokenSecret }: SurveyDeps,
  caller: Caller,
  orderId: OrderId,
): Promise<Result<SurveyOrder, Refusal>> {
  const { tenant, session, now } = caller;
  const notFound = refuse(refusalOf('NOT_FOUND'));
  const key = caller.header(surveyKeyHeader);
  const buyerId = key === undefined ? buyerOf(session) : null;
  const isHolder =
    key !== undefined && isSurveyKey(tokenSecret, { tenantId: tenant.id, orderId }, key, now);
  if (buyerId === null && !isHolder) return notFound;
  const order = await findSurveyOrder(autocommit(db, tenant.id), orderId, buyerId);
  if (!order) return notFound;
  return order.status === 'completed'
    ? accept(order)
    : refuse(refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'ORDER_NOT_COMPLETED' }));
}

function surveyOf(
  { id, number, storeName, dispatchMethod, orderedAt, timeZone, answered }: SurveyOrder,
  { country }: TenantContext,
  { version, questions }: SurveySettings,
): Survey {
  const texts = surveyTexts(country.locale);
  const question = (questionId: SurveyQuestionId): Survey['questions'][number] => {
    const kind = kindOfQuestion[questionId];
    const range = kind === 'scale' || kind === 'stars' ? scoreRanges[kind] : null;
    return {
      id: questionId,
      kind,
      text: questions[questionId] ?? texts.questions[questionId],
      required: isRequiredQuestion(questionId),
      minimum: range?.minimum ?? null,
      maximum: range?.maximum ?? null,
    };
  };
  return {
    orderId: id,
    orderNumber: number,
    storeName,
    dispatchMethod,
    orderedAt,
    timeZone,
    version,
    answered,
    questions: surveyQuestionsOf(dispatchMethod).map(question),
  };
}
