import { type MethodText, refundToCard } from '../../method-text.ts';

export const webpay: MethodText = {
  label: 'Webpay',
  hint: 'Crédito, débito o prepago',
  refund: refundToCard,
};
