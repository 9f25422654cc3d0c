import type { CardTexts } from '../es/cards.ts';
import type { Overlay } from '../merge.ts';

export const cards: Overlay<CardTexts> = {
  installments: 'Meses sin intereses',
  installmentsOne: 'Un solo pago',
};
