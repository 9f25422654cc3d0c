import { orderBody as cashBody } from '../lib/cart.ts';

export const person = { name: 'Camila Rojas', email: 'camila@example.com', phone: '87654321' };

/** What one burger of the test shop costs, in whole pesos. */
export const total = 5_990;

const burger = { key: 'a', product_id: 1, quantity: 1, modifiers: [{ id: 11, group_id: 1, quantity: 1, action: 'add' }] };
const inCash = cashBody([burger], 1, total);

/** One burger, well done, picked up, paid with Webpay. */
export const orderBody = { ...inCash, order: { ...inCash.order, payment_method: 'online' }, online_payment: true };
