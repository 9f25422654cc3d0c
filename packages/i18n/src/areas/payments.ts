import { payments } from '../es/payments.ts';
import { defineTexts } from '../define-texts.ts';

export const paymentsTexts = defineTexts('payments', payments, (overlays) => overlays.payments);
