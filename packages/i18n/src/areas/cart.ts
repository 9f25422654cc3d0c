import { cart } from '../es/cart.ts';
import { defineTexts } from '../define-texts.ts';

export const cartTexts = defineTexts('cart', cart);
