import { type MethodText, refundToCard } from '../../method-text.ts';

export const card: MethodText = {
  label: 'Tarjeta al recibir',
  hint: 'Débito o crédito, en la máquina',
  name: 'tarjeta al recibir',
  refund: refundToCard,
};
