import { type MethodText, refundToCard } from '../../method-text.ts';

export const getnet: MethodText = {
  label: 'Getnet',
  hint: 'Crédito o débito',
  refund: refundToCard,
};
