import { coupons } from '../es/coupons.ts';
import { defineTexts } from '../define-texts.ts';

export const couponsTexts = defineTexts('coupons', coupons);
