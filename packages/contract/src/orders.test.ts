import * as v from 'valibot';
import { expect, test } from 'vitest';
import { orderSchema } from '@comanda/domain/order/order-schema.ts';
import { placeOrder } from './orders.ts';

const { status } = orderSchema.entries;

test.each([
  ['preparing', 'preparing'],
  ['in_transit', 'inTransit'],
  ['canceled', 'cancelled'],
  ['teleported', 'unknown'],
  [7, 'unknown'],
])('a status %s of the wire reads as %s and makes no response malformed', (wire, shown) => {
  expect(v.parse(status, wire)).toBe(shown);
});

const letters = (count: number): string => 'x'.repeat(count);
const answers = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ checkoutQuestionId: id, answer: 'sí' }));
const address = { textAddress: 'Av. Italia 1500', city: 'Ñuñoa', latitude: 0, longitude: 0 };
const order = {
  name: 'Camila Rojas',
  email: 'camila@example.com',
  phone: '+56987654321',
  paymentMethod: 'cash',
  storeId: 1,
  dispatchMethod: 'store_delivery',
  itemsAttributes: [{ key: 'a', productId: 1, quantity: 1 }],
  napkin: false,
  coverly: false,
  tip: 0,
  storeTip: 0,
  checkoutAnswers: [],
  termsAndConditions: true,
  expectedTotal: 0,
};
const takes = (changes: object, request: object = {}): boolean =>
  v.safeParse(placeOrder.body, {
    order: { ...order, address, ...changes },
    emailSubscription: false,
    onlinePayment: false,
    ...request,
  }).success;
const takesAddress = (changes: object) => takes({ address: { ...address, ...changes } });

test.each<[string, (more: number) => boolean]>([
  ['200 characters of a name', (more) => takes({ name: letters(200 + more) })],
  ['254 characters of an e-mail', (more) => takes({ email: letters(254 + more) })],
  ['40 characters of a phone', (more) => takes({ phone: letters(40 + more) })],
  ['200 characters of an address', (more) => takesAddress({ textAddress: letters(200 + more) })],
  ['80 characters of a city', (more) => takesAddress({ city: letters(80 + more) })],
  [
    '80 characters of an apartment',
    (more) => takesAddress({ apartmentDetails: letters(80 + more) }),
  ],
  ['200 characters of a dispatch note', (more) => takes({ dispatchNote: letters(200 + more) })],
  [
    '60 characters of a coupon',
    (more) => takes({ coupon: { code: letters(60 + more), paymentMethod: 'cash' } }),
  ],
  ['60 characters of a time zone', (more) => takes({}, { timeZone: letters(60 + more) })],
  [
    '300 characters of an answer',
    (more) => takes({ checkoutAnswers: [{ checkoutQuestionId: 1, answer: letters(300 + more) }] }),
  ],
  ['20 answers', (more) => takes({ checkoutAnswers: answers(20 + more) })],
])('an order request has at most %s', (_limit, takesWith) => {
  expect(takesWith(0)).toBe(true);
  expect(takesWith(1)).toBe(false);
});
