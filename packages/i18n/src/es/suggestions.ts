import type { Vocabulary } from './words.ts';

/** What goes with the cart: the row in it, and the sheet on the way to checkout. */
export const suggestions = (w: Vocabulary) => ({
  title: '¿Algo más?',
  lead: `Va bien con lo que llevas en tu ${w.cart}.`,
  goOn: 'Seguir a pagar',
});
