import { orders } from '../es/orders.ts';
import { orders as ofChile } from '../es-CL/orders.ts';
import { defineTexts } from '../define-texts.ts';

export const ordersTexts = defineTexts('orders', orders, { 'es-CL': ofChile });
