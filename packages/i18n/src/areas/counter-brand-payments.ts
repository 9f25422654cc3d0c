import { counterBrandPayments } from '../es/counter-brand-payments.ts';
import { defineTexts } from '../define-texts.ts';

export const counterBrandPaymentsTexts = defineTexts('counterBrandPayments', counterBrandPayments);
