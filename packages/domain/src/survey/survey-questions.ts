import { dayMs } from '../duration.ts';
import type { DispatchMethod } from '../store/store.ts';

/**
 * The questions of a survey in the order in which they are asked. Their ids never change; a brand
 * may replace their texts. docs/rules/survey.md#questions.
 */
export const surveyQuestionIds = [
  'recommendation',
  'taste',
  'delivery',
  'complete',
  'onTime',
  'orderAgain',
  'comment',
] as const;
export type SurveyQuestionId = (typeof surveyQuestionIds)[number];

/**
 * `scale`: 0 to 10; `stars`: 1 to 5; `yesNo`: true or false; `comment`: a text that may be left
 * out.
 */
export const surveyQuestionKinds = ['scale', 'stars', 'yesNo', 'comment'] as const;
export type SurveyQuestionKind = (typeof surveyQuestionKinds)[number];

export const kindOfQuestion: Readonly<Record<SurveyQuestionId, SurveyQuestionKind>> = {
  recommendation: 'scale',
  taste: 'stars',
  delivery: 'stars',
  complete: 'yesNo',
  onTime: 'yesNo',
  orderAgain: 'yesNo',
  comment: 'comment',
};

export const isRequiredQuestion = (id: SurveyQuestionId): boolean => id !== 'comment';

/** The whole numbers that a score may be. docs/rules/survey.md#scores. */
export const scoreRanges = {
  scale: { minimum: 0, maximum: 10 },
  stars: { minimum: 1, maximum: 5 },
} as const satisfies Partial<Record<SurveyQuestionKind, { minimum: number; maximum: number }>>;

/**
 * Returns the questions about an order. Only an order that was delivered has the delivery score.
 * docs/rules/survey.md#questions.
 */
export const surveyQuestionsOf = (dispatchMethod: DispatchMethod): readonly SurveyQuestionId[] =>
  surveyQuestionIds.filter((id) => id !== 'delivery' || dispatchMethod === 'store_delivery');

/**
 * The survey of a brand: its own texts by question, and the version that its answers are stored
 * with. Questions without a text have the usual one. docs/rules/survey.md#texts-of-a-brand.
 */
export type SurveySettings = {
  version: number;
  questions: Readonly<Partial<Record<SurveyQuestionId, string>>>;
};

/** Settings of a brand that changes nothing. */
export const defaultSurvey: SurveySettings = { version: 1, questions: {} };

/**
 * Milliseconds from the completion of an order to the mail that asks for a survey.
 * docs/rules/survey.md#survey-mail.
 */
export const surveyMailDelayMs = dayMs;

/** Milliseconds for which the survey key of a mail works. docs/rules/survey.md#survey-key. */
export const surveyKeyLifetimeMs = 30 * dayMs;
