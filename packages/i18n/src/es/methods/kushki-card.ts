import { type MethodText, refundToCard } from '../../method-text.ts';

export const kushkiCard: MethodText = {
  label: 'Tarjeta',
  hint: 'Visa o Mastercard',
  name: 'tarjeta',
  refund: refundToCard,
  short: 'Kushki',
};
