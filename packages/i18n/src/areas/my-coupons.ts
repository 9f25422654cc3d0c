import { myCoupons } from '../es/my-coupons.ts';
import { defineTexts } from '../define-texts.ts';

export const myCouponsTexts = defineTexts('myCoupons', myCoupons);
