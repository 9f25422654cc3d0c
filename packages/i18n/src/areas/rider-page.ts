import { defineTexts } from '../define-texts.ts';
import { riderPage } from '../es/rider-page.ts';

export const riderPageTexts = defineTexts('riderPage', riderPage);
