import {
  createAnswers,
  getOrderPoll,
  type Survey,
  surveyKeyHeader,
} from '@comanda/contract/surveys.ts';
import type { BodyOf, Endpoint } from '@comanda/contract/define-endpoint.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { CallOptions } from '@comanda/client/api-request.ts';
import { useEffect, useState } from 'react';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import { useSession } from '../../shop/use-sessions.ts';
import type { SurveyLink } from '../../shop/survey-link.ts';

export type SurveyState =
  { kind: 'loading' } | { kind: 'failed'; refusal: Refusal } | { kind: 'loaded'; survey: Survey };

type Apps = Pick<AppContext, 'api' | 'orderBuyers'>;

/** Calls as the holder of the link's key, else as the session that placed the order. */
function callAs<T>(
  { orderBuyers }: Apps,
  { orderId, key }: SurveyLink,
  call: (options: CallOptions) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  return key === null
    ? orderBuyers.callAsBuyer(orderId, (as) => call({ as }))
    : call({ as: null, headers: { [surveyKeyHeader]: key } });
}

async function loadSurvey(app: Apps, link: SurveyLink): Promise<SurveyState> {
  const answer = await callAs(app, link, (options) =>
    app.api.call(getOrderPoll, { params: { id: link.orderId }, ...options }),
  );
  if (!answer.ok) return { kind: 'failed', refusal: answer.error };
  return answer.value === null
    ? { kind: 'failed', refusal: refusalOf('DEFAULT') }
    : { kind: 'loaded', survey: answer.value };
}

/** Loads the survey of a link, again for another person. `reload` loads it again. */
export function useSurvey(link: SurveyLink): { state: SurveyState; reload: () => void } {
  const { api, orderBuyers } = useApp();
  const userId = useSession()?.userId;
  const [state, setState] = useState<SurveyState>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void loadSurvey({ api, orderBuyers }, link).then((loaded) => {
      if (isCurrent) setState(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, orderBuyers, link, tries, userId]);
  return { state, reload: () => setTries((count) => count + 1) };
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
