import { survey } from '../es/survey.ts';
import { defineTexts } from '../define-texts.ts';

export const surveyTexts = defineTexts('survey', survey);
