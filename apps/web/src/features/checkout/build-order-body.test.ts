import { countries } from '@comanda/domain/country/countries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { makeAddress } from '../../testing/make-address.ts';
import { makeCart, makeLine, makePick } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import type { DispatchChoice } from '../../shop/shop-schema.ts';
import { makeFormValues } from '../../testing/make-form-values.ts';
import type { FormValues } from './form-values.ts';
import { buildOrderBody } from './build-order-body.ts';

const address = makeAddress({ dispatchNote: 'Timbre malo', placeId: 'cl-1' });
const delivery: DispatchChoice = { kind: 'delivery', address };
const line = makeLine(1, 2, [makePick(1, 11, 1, 5)], 'sin cebolla');
type Facts = Parameters<typeof buildOrderBody>[1];

const facts: Facts = {
  cart: makeCart([line]),
  choice: { kind: 'pickup' },
  country: countries.cl,
  questions: [],
  expectedTotal: minor(12_990),
  timeZone: 'America/Santiago',
  requestedTime: null,
  isAdult: false,
  estimate: null,
  couponCode: null,
  pointsUsed: 0,
};
const body = (values: Partial<FormValues>, rest: Partial<Facts> = {}) =>
  buildOrderBody(makeFormValues(values), { ...facts, ...rest });
const toDoor: Partial<Facts> = { choice: delivery, cart: makeCart([line], 'store_delivery') };

test('the body is null until a payment method is chosen', () => {
  expect(body({ paymentMethod: null })).toBeNull();
});

test('the courier’s estimate is sent with its end, or not at all', () => {
  const estimate = { id: 'dqt_1', expiresAt: '2026-11-21T13:00:00.000Z' };
  expect(body({}, { ...toDoor, estimate })).toMatchObject({
    uberEstimateId: 'dqt_1',
    uberEstimateExpiresAt: '2026-11-21T13:00:00.000Z',
  });
  expect(body({}, toDoor)).toMatchObject({ uberEstimateId: null, uberEstimateExpiresAt: null });
});

test('the order carries the coupon of its total with the payment method, and never a code that is only typed', () => {
  expect(body({ coupon: 'LENA20', paymentMethod: 'cash' })?.order).toMatchObject({
    coupon: null,
    pointsToUse: null,
  });
  const discounted = { couponCode: 'LENA20', pointsUsed: 300 };
  expect(body({ coupon: ' lena20', paymentMethod: 'cash' }, discounted)?.order).toMatchObject({
    coupon: { code: 'LENA20', paymentMethod: 'cash' },
    pointsToUse: 300,
  });
});

test('a line is sent as ids, counts and texts, never with prices', () => {
  expect(body({})?.order.itemsAttributes).toEqual([
    {
      key: line.hash,
      productId: 1,
      quantity: 2,
      instructions: 'sin cebolla',
      modifiers: [{ id: 11, groupId: 1, quantity: 1, action: 'add', parentId: 5 }],
    },
  ]);
});

test('names are normalised, emails trimmed, and phones sent with the country prefix', () => {
  const order = body({
    name: 'Jose\u0301 Díaz',
    email: ' jose@example.com ',
    phone: '8765 4321',
  })?.order;
  expect(order).toMatchObject({
    name: 'José Díaz',
    email: 'jose@example.com',
    phone: '+56987654321',
  });
});

test('a delivery sends its address, hand-over option and driver tip', () => {
  expect(
    body({ deliveryOption: 'waitOutside', tip: 1_000, storeTip: 500 }, toDoor)?.order,
  ).toMatchObject({
    dispatchMethod: 'store_delivery',
    address: {
      textAddress: 'Av. Italia 1439',
      city: 'Ñuñoa',
      apartmentDetails: 'depto 502',
      googlePlaceId: 'cl-1',
      locationPrecision: 'exact',
    },
    dispatchNote: 'Timbre malo',
    deliveryOption: 'waitOutside',
    tip: 1_000,
    storeTip: 500,
  });
});

test('a pickup sends none of them, whatever was chosen before', () => {
  expect(body({ deliveryOption: 'waitOutside', tip: 1_000, storeTip: 500 })?.order).toMatchObject({
    dispatchMethod: 'in_store',
    address: null,
    dispatchNote: '',
    deliveryOption: null,
    tip: 0,
    storeTip: 500,
  });
});

test('answers are sent with their questions; empty answers and those of another store are left out', () => {
  const questions = [
    { id: 1, question: '¿Piso?', kind: 'text', required: true },
    { id: 2, question: '¿NIT?', kind: 'nit', required: false },
  ] as const;
  expect(
    body({ checkoutAnswers: { '1': ' 5 ', '2': '  ', '9': 'otra' } }, { questions })?.order
      .checkoutAnswers,
  ).toEqual([{ checkoutQuestionId: 1, checkoutQuestion: '¿Piso?', answer: '5' }]);
});

test('the banknote is sent for cash; exact cash and cards send none', () => {
  expect(body({ cashIsExact: false, cashAmount: '20.000' })?.order.cashAmount).toBe(20_000);
  expect(body({ cashIsExact: true, cashAmount: '20.000' })?.order.cashAmount).toBeNull();
  expect(
    body({ paymentMethod: 'card', cashIsExact: false, cashAmount: '20.000' })?.order.cashAmount,
  ).toBeNull();
});

test('the order sends the expected total, the accepted terms and the person', () => {
  expect(body({ emailSubscription: true, napkin: true }, { isAdult: true })).toMatchObject({
    order: {
      expectedTotal: 12_990,
      plus18: true,
      termsAndConditions: true,
      napkin: true,
      coverly: false,
    },
    emailSubscription: true,
    onlinePayment: false,
    timeZone: 'America/Santiago',
  });
  expect(body({ paymentMethod: 'webpay' })?.onlinePayment).toBe(true);
});

test('a requested time is sent as local time and instant; “as soon as possible” sends neither', () => {
  const requestedTime = { date: '2026-11-22', time: '14:00', instant: '2026-11-22T17:00:00.000Z' };
  expect(body({}, { requestedTime })).toMatchObject({
    requestedTime: '2026-11-22 14:00',
    requestedInstant: '2026-11-22T17:00:00.000Z',
  });
  expect(body({})).toMatchObject({ requestedTime: null, requestedInstant: null });
});
