import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { answerSurvey } from './answer-survey.ts';
import { readSurvey } from './read-survey.ts';

export const surveyRoutes = (deps: Deps) =>
  ({
    getOrderPoll: (call) => readSurvey(deps, call),
    createAnswers: (call) => answerSurvey(deps, call),
  }) satisfies RouteHandlers;
