import { suggestions } from '../es/suggestions.ts';
import { defineTexts } from '../define-texts.ts';

export const suggestionsTexts = defineTexts('suggestions', suggestions);
