import type { SurveyAnswers } from './check-survey.ts';

/**
 * Marks that a restaurant should look at: a recommendation (0 to 10) or stars (1 to 5) of at most
 * these, or an order that did not arrive whole. docs/rules/survey.md#low-marks.
 */
export const lowMarks = { recommendation: 6, stars: 2 } as const;

type Marks = Pick<SurveyAnswers, 'recommendation' | 'taste' | 'delivery' | 'complete'>;

/** Returns whether the answers about an order have a low mark. */
export const hasLowMark = ({ recommendation, taste, delivery, complete }: Marks): boolean =>
  recommendation <= lowMarks.recommendation ||
  taste <= lowMarks.stars ||
  (delivery !== null && delivery <= lowMarks.stars) ||
  !complete;

/** The days of the two averages that the counter shows. */
export const surveyPeriods = { week: 7, month: 30 } as const;
