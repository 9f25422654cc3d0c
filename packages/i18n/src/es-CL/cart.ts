import type { CartTexts } from '../es/cart.ts';
import type { Overlay } from '../merge.ts';

export const cart: Overlay<CartTexts> = {
  emptyTry: (name) => `Tu carro está vacío. ¿Partimos por ${name}?`,
};
