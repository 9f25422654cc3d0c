import { defineTexts } from '../define-texts.ts';
import { counterRiderCash } from '../es/counter-rider-cash.ts';

export const counterRiderCashTexts = defineTexts('counterRiderCash', counterRiderCash);
