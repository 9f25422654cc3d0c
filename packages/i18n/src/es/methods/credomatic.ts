import { type MethodText, refundToCard } from '../../method-text.ts';

export const credomatic: MethodText = {
  label: 'Tarjeta guardada',
  hint: 'Pagas con su código de seguridad',
  name: 'tarjeta guardada',
  with: 'con tarjeta de crédito o débito',
  refund: refundToCard,
  short: 'BAC Credomatic',
};
