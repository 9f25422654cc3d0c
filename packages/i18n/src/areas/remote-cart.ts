import { remoteCart } from '../es/remote-cart.ts';
import { defineTexts } from '../define-texts.ts';

export const remoteCartTexts = defineTexts('remoteCart', remoteCart);
