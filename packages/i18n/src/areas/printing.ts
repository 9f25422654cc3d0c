import { defineTexts } from '../define-texts.ts';
import { printing } from '../es/printing.ts';

export const printingTexts = defineTexts('printing', printing);
