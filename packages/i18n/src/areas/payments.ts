import { payments } from '../es/payments.ts';
import { payments as ofGuatemala } from '../es-GT/payments.ts';
import { payments as ofMexico } from '../es-MX/payments.ts';
import { defineTexts } from '../define-texts.ts';

export const paymentsTexts = defineTexts('payments', payments, {
  'es-GT': ofGuatemala,
  'es-MX': ofMexico,
});
