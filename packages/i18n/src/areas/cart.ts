import { cart } from '../es/cart.ts';
import { cart as ofChile } from '../es-CL/cart.ts';
import { defineTexts } from '../define-texts.ts';

export const cartTexts = defineTexts('cart', cart, { 'es-CL': ofChile });
