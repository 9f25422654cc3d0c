import { surveyQuestionIds } from '@comanda/domain/survey/survey-questions.ts';
import * as v from 'valibot';
import { shortText } from './fields.ts';

/**
 * `survey` of settings.json: the brand's own questions, and the version that changes with them.
 * docs/rules/survey.md#texts-of-a-brand.
 */
export const surveySchema = v.strictObject({
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
  questions: v.optional(
    v.strictObject(v.entriesFromList(surveyQuestionIds, v.exactOptional(shortText))),
    {},
  ),
});
