import { cart } from '../es/cart.ts';
import { cart as ofChile } from '../es-CL/cart.ts';
import { area } from '../translate.ts';

export const cartTexts = area('cart', cart, { 'es-CL': ofChile });
