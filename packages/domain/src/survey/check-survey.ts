import { type FieldProblem, problem } from '../checkout/field-problem.ts';
import { fieldLengths } from '../limits/field-lengths.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { DispatchMethod } from '../store/store.ts';
import { tidyText } from '../text/tidy-text.ts';
import { unreachable } from '../unreachable.ts';
import {
  isRequiredQuestion,
  kindOfQuestion,
  scoreRanges,
  type SurveyQuestionId,
  surveyQuestionsOf,
} from './survey-questions.ts';

/** One answer as it is sent: a number for a score, true or false, or a text. */
export type SentAnswer = { questionId: SurveyQuestionId; value: number | boolean | string };

/**
 * The answers as they are stored. `delivery` null: the order was picked up. `comment` null: nothing
 * was written.
 */
export type SurveyAnswers = {
  recommendation: number;
  taste: number;
  delivery: number | null;
  complete: boolean;
  onTime: boolean;
  orderAgain: boolean;
  comment: string | null;
};

export type SurveyProblems = Readonly<Partial<Record<SurveyQuestionId, FieldProblem>>>;

/**
 * Returns the answers to store, or a problem for each question that is not answered as it must be.
 * Every question but the comment is required, and each is answered once.
 * docs/rules/survey.md#required-answers, docs/rules/survey.md#scores.
 */
export function checkSurvey(
  sent: readonly SentAnswer[],
  dispatchMethod: DispatchMethod,
): Result<SurveyAnswers, SurveyProblems> {
  const asked = surveyQuestionsOf(dispatchMethod);
  const checked = asked.map((id) => [id, checkAnswers(id, valuesOf(sent, id))] as const);
  const problems = [
    ...checked.filter((entry) => entry[1] !== null),
    ...sent
      .filter(({ questionId }) => !asked.includes(questionId))
      .map(({ questionId }) => [questionId, problem('notOffered')] as const),
  ];
  return problems.length > 0 ? refuse(Object.fromEntries(problems)) : accept(answersOf(sent));
}

/** Returns the problem of the comment alone, for the form that the shopper fills in. */
export const checkComment = (text: string): FieldProblem | null =>
  checkAnswers('comment', text === '' ? [] : [text]);

const valuesOf = (sent: readonly SentAnswer[], id: SurveyQuestionId) =>
  sent.filter(({ questionId }) => questionId === id).map(({ value }) => value);

function checkAnswers(
  id: SurveyQuestionId,
  [value, ...more]: readonly SentAnswer['value'][],
): FieldProblem | null {
  if (value === undefined) return isRequiredQuestion(id) ? problem('required') : null;
  return more.length > 0 ? problem('refused') : checkValue(id, value);
}

function checkValue(id: SurveyQuestionId, value: SentAnswer['value']): FieldProblem | null {
  const kind = kindOfQuestion[id];
  switch (kind) {
    case 'scale':
    case 'stars':
      return isScore(value, scoreRanges[kind]) ? null : problem('refused');
    case 'yesNo':
      return typeof value === 'boolean' ? null : problem('refused');
    case 'comment':
      if (typeof value !== 'string') return problem('refused');
      return commentOf(value).length > fieldLengths.answer
        ? { key: 'maxLength', length: fieldLengths.answer }
        : null;
    default:
      return unreachable(kind);
  }
}

const isScore = (
  value: SentAnswer['value'],
  { minimum, maximum }: { minimum: number; maximum: number },
): boolean => Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;

const commentOf = (text: string): string => tidyText(text, fieldLengths.answer);

/** The caller has checked every answer. */
function answersOf(sent: readonly SentAnswer[]): SurveyAnswers {
  const score = (id: SurveyQuestionId) => Number(valuesOf(sent, id)[0]);
  const isYes = (id: SurveyQuestionId) => valuesOf(sent, id)[0] === true;
  const comment = commentOf(String(valuesOf(sent, 'comment')[0] ?? ''));
  return {
    recommendation: score('recommendation'),
    taste: score('taste'),
    delivery: valuesOf(sent, 'delivery').length === 0 ? null : score('delivery'),
    complete: isYes('complete'),
    onTime: isYes('onTime'),
    orderAgain: isYes('orderAgain'),
    comment: comment === '' ? null : comment,
  };
}
