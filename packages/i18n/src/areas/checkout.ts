import { checkout } from '../es/checkout.ts';
import { checkout as ofChile } from '../es-CL/checkout.ts';
import { checkout as ofGuatemala } from '../es-GT/checkout.ts';
import { checkout as ofMexico } from '../es-MX/checkout.ts';
import { defineTexts } from '../define-texts.ts';

export const checkoutTexts = defineTexts('checkout', checkout, {
  'es-CL': ofChile,
  'es-GT': ofGuatemala,
  'es-MX': ofMexico,
});
