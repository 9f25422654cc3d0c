import { counterBrandCouponsTexts } from '@comanda/i18n/areas/counter-brand-coupons.ts';
import type { CounterBrandCouponsTexts } from '@comanda/i18n/es/counter-brand-coupons.ts';
import { useTextsOf } from '../../counter/use-texts.ts';

export const useBrandCouponTexts = (): CounterBrandCouponsTexts =>
  useTextsOf(counterBrandCouponsTexts);
