import { defineTexts } from '../define-texts.ts';
import { counterNumbers } from '../es/counter-numbers.ts';

export const counterNumbersTexts = defineTexts('counterNumbers', counterNumbers);
