import { checkout } from '../es/checkout.ts';
import { area } from '../translate.ts';

export const checkoutTexts = area(checkout);
