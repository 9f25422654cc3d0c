import { payments } from '../es/payments.ts';
import { area } from '../translate.ts';

export const paymentsTexts = area(payments);
