import { counterBrand } from '../es/counter-brand.ts';
import { defineTexts } from '../define-texts.ts';

export const counterBrandTexts = defineTexts('counterBrand', counterBrand);
