import { orders } from '../es/orders.ts';
import { orders as ofChile } from '../es-CL/orders.ts';
import { area } from '../translate.ts';

export const ordersTexts = area('orders', orders, { 'es-CL': ofChile });
