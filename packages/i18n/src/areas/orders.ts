import { orders } from '../es/orders.ts';
import { area } from '../translate.ts';

export const ordersTexts = area(orders);
