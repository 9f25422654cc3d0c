import { cart } from '../es/cart.ts';
import { area } from '../translate.ts';

export const cartTexts = area(cart);
