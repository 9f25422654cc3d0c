import { counterSearch } from '../es/counter-search.ts';
import { defineTexts } from '../define-texts.ts';

export const counterSearchTexts = defineTexts('counterSearch', counterSearch);
