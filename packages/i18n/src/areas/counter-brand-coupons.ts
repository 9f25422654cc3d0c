import { counterBrandCoupons } from '../es/counter-brand-coupons.ts';
import { defineTexts } from '../define-texts.ts';

export const counterBrandCouponsTexts = defineTexts('counterBrandCoupons', counterBrandCoupons);
