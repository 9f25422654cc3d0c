import { type MethodText, refundToCard } from '../../method-text.ts';

export const kushkiCardSubscription: MethodText = {
  label: 'Tarjeta guardada',
  hint: 'Pagas con un toque',
  name: 'tarjeta guardada',
  refund: refundToCard,
  short: 'Kushki, tarjeta guardada',
};
