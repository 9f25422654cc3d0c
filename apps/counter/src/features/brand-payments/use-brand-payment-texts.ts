import { counterBrandPaymentsTexts } from '@comanda/i18n/areas/counter-brand-payments.ts';
import type { CounterBrandPaymentsTexts } from '@comanda/i18n/es/counter-brand-payments.ts';
import { useTextsOf } from '../../counter/use-texts.ts';

export const useBrandPaymentTexts = (): CounterBrandPaymentsTexts =>
  useTextsOf(counterBrandPaymentsTexts);
