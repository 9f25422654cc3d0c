import { withMailLimit } from '../mail/with-mail-limit.ts';
import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { answerSurvey } from './answer-survey.ts';
import { listSurveysOfStore } from './list-store-surveys.ts';
import { readSurvey } from './read-survey.ts';
import { sendSurveyJob } from './send-survey.job.ts';
import { sendSurvey } from './send-survey.ts';

export const surveyModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getOrderPoll: readSurvey,
      createAnswers: answerSurvey,
      getStoreSurveys: listSurveysOfStore,
    }),
  jobs: [performs(sendSurveyJob, withMailLimit(sendSurvey))],
});
