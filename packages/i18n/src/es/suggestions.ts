import type { Vocabulary } from './words.ts';

/** Suggested products: the row in the cart, and the sheet before checkout. */
export const suggestions = (w: Vocabulary) => ({
  title: '¿Algo más?',
  lead: `Va bien con lo que llevas en tu ${w.cart}.`,
  goOn: 'Seguir a pagar',
});
