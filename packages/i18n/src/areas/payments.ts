import { payments } from '../es/payments.ts';
import { payments as ofGuatemala } from '../es-GT/payments.ts';
import { payments as ofMexico } from '../es-MX/payments.ts';
import { area } from '../translate.ts';

export const paymentsTexts = area('payments', payments, { 'es-GT': ofGuatemala, 'es-MX': ofMexico });
