import { checkout } from '../es/checkout.ts';
import { defineTexts } from '../define-texts.ts';

export const checkoutTexts = defineTexts('checkout', checkout, (overlays) => overlays.checkout);
