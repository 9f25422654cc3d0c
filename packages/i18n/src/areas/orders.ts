import { orders } from '../es/orders.ts';
import { defineTexts } from '../define-texts.ts';

export const ordersTexts = defineTexts('orders', orders, (overlays) => overlays.orders);
