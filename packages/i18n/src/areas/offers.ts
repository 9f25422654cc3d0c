import { offers } from '../es/offers.ts';
import { defineTexts } from '../define-texts.ts';

export const offersTexts = defineTexts('offers', offers);
