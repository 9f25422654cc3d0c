import { counterCoupons } from '../es/counter-coupons.ts';
import { defineTexts } from '../define-texts.ts';

export const counterCouponsTexts = defineTexts('counterCoupons', counterCoupons);
