import { suggestions } from '../es/suggestions.ts';
import { area } from '../translate.ts';

export const suggestionsTexts = area('suggestions', suggestions);
