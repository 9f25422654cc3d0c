import { survey } from '../es/survey.ts';
import { area } from '../translate.ts';

export const surveyTexts = area('survey', survey);
