import { defineTexts } from '../define-texts.ts';
import { brandOpening } from '../es/brand-opening.ts';

export const brandOpeningTexts = defineTexts('brandOpening', brandOpening);
