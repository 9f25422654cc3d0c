import { type Reading, useReading } from '@comanda/client/use-reading.ts';
import {
  createAnswers,
  getOrderPoll,
  type Survey,
  surveyKeyHeader,
} from '@comanda/contract/surveys.ts';
import type { BodyOf, Endpoint } from '@comanda/contract/define-endpoint.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { CallOptions } from '@comanda/client/api-request.ts';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import { useSession } from '../../shop/use-sessions.ts';
import type { SurveyLink } from '../../shop/survey-link.ts';

type Apps = Pick<AppContext, 'api' | 'orderBuyers'>;

/** Calls as the holder of the link's key, else as the session that placed the order. */
function callAs<T>(
  { orderBuyers }: Pick<AppContext, 'orderBuyers'>,
  { orderId, key }: SurveyLink,
  call: (options: CallOptions) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  return key === null
    ? orderBuyers.callAsBuyer(orderId, (as) => call({ as }))
    : call({ as: null, headers: { [surveyKeyHeader]: key } });
}

/** Loads the survey of a link, again for another person. */
export function useSurvey(link: SurveyLink): Reading<Survey> {
  const { orderBuyers } = useApp();
  const userId = useSession()?.userId ?? '';
  const params = { id: link.orderId };
  return useReading<Survey>(
    (call) =>
      callAs<Survey | null>({ orderBuyers }, link, (options) =>
        call(getOrderPoll, { params, ...options }),
      ),
    `${link.orderId} ${userId}`,
  );
}

type Answers = BodyOf<typeof createAnswers & Endpoint>['answers'];

/** Sends the answers to a survey, once. */
export function sendAnswers(
  app: Apps,
  link: SurveyLink,
  { orderId, version }: Survey,
  answers: Answers,
): Promise<Result<unknown, Refusal>> {
  return callAs<unknown>(app, link, (options) =>
    app.api.call(createAnswers, { body: { orderId, version, answers }, ...options }),
  );
}

/** Returns whether the server refused the answers because the order has some already. */
export const isAlreadyAnswered = ({ label, metadata }: Refusal): boolean =>
  label === 'INVALID_PARAMETER' && metadata['reason'] === 'ALREADY_ANSWERED';
