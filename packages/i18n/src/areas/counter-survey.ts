import { counterSurvey } from '../es/counter-survey.ts';
import { defineTexts } from '../define-texts.ts';

export const counterSurveyTexts = defineTexts('counterSurvey', counterSurvey);
