import { coupons } from '../es/coupons.ts';
import { area } from '../translate.ts';

export const couponsTexts = area('coupons', coupons);
