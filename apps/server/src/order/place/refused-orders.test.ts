import { refusedFields } from '@comanda/domain/checkout/refused-fields.ts';
import { labelOfCode } from '@comanda/domain/errors/catalogue.ts';
import { afterAll, expect, test } from 'vitest';
import {
  guestHeaders,
  burgerLine,
  callApi,
  deliveryOrderPayload,
  friesLine,
  createTestGuest,
  orderPayload,
  postTestOrder,
} from '../../testing/shopper.ts';
import { openPlacingTestShop } from '../../testing/placing-shop.ts';

const { server, camila, close } = await openPlacingTestShop();
afterAll(close);

const field =
  (name: string) => (body: { code: number; metadata: { fields: Record<string, unknown> } }) =>
    body.code === 1001 && name in body.metadata.fields;
const code =
  (wanted: number, reason?: string) =>
  (body: { code: number; metadata: { reason?: string; field?: string } }) =>
    body.code === wanted &&
    (reason === undefined || body.metadata.reason === reason || body.metadata.field === reason);

const zoneless = { text_address: 'Los Aromos 123', city: 'Ñuñoa', latitude: -34, longitude: -70.6 };

test.each([
  [
    'a total that is not ours',
    orderPayload({ expected_total: 5_989 }),
    code(1007, 'TOTAL_CHANGED'),
  ],
  ['a total in words', orderPayload({ expected_total: '5990' }), code(1001)],
  [
    'a price inside the line',
    orderPayload({
      items_attributes: [{ ...burgerLine, price: 1, unit_price: 1 }],
      expected_total: 1,
    }),
    code(1007, 'TOTAL_CHANGED'),
  ],
  [
    'a required group left open',
    orderPayload({ items_attributes: [{ ...burgerLine, modifiers: [] }] }),
    code(1011),
  ],
  [
    'a modifier of no group of the product',
    orderPayload({
      items_attributes: [{ ...friesLine(1), modifiers: burgerLine.modifiers }],
      expected_total: 2_990,
    }),
    code(1011),
  ],
  [
    'an unknown product',
    orderPayload({ items_attributes: [{ ...friesLine(1), product_id: 999 }] }),
    code(1011),
  ],
  ['an unknown store', orderPayload({ store_id: 99 }), code(1002, 'storeId')],
  [
    'beer without a word about age',
    orderPayload({
      items_attributes: [{ key: 'b', product_id: 3, quantity: 1 }],
      expected_total: 3_490,
    }),
    field('plus18'),
  ],
  [
    'an unticked box of terms',
    orderPayload({ terms_and_conditions: false }),
    field('termsAndConditions'),
  ],
  ['a name of one letter', orderPayload({ name: 'C' }), field('name')],
  ['a phone in words', orderPayload({ phone: 'call me' }), field('phone')],
  ['a banknote too small', orderPayload({ cash_amount: 5_000 }), field('cashAmount')],
  [
    'a banknote that covers the food but not the tip',
    orderPayload({ cash_amount: 6_000, store_tip: 100 }),
    field('cashAmount'),
  ],
  ['a tip as large as ten meals', orderPayload({ store_tip: 59_900 }), code(1007, 'TIP_TOO_LARGE')],
  ['a negative tip', orderPayload({ tip: -1 }), code(1001)],
  ['a rider’s tip on a pickup order', orderPayload({ tip: 100 }), code(1025, 'tip')],
  [
    'an online method that the store does not offer',
    orderPayload({ payment_method: 'credomatic' }, { online_payment: true }),
    code(1020, 'ONLINE_PAYMENT'),
  ],
  [
    'an online method marked as paid on delivery',
    orderPayload({ payment_method: 'webpay' }),
    code(1031),
  ],
  ['cash marked as paid online', orderPayload({}, { online_payment: true }), code(1031)],
  [
    'a method the store does not take',
    orderPayload({ payment_method: 'mach' }),
    code(1025, 'paymentMethod'),
  ],
  [
    'a coupon of a guest',
    orderPayload({ coupon: { code: 'HOLA', payment_method: 'cash' } }),
    code(1055),
  ],
  ['points of a guest', orderPayload({ points_to_use: 100 }), code(1014)],
  [
    'an order for later that is paid in cash',
    orderPayload({}, { requested_time: '2026-11-22 13:00' }),
    code(1025, 'paymentMethod'),
  ],
  [
    'an answer to an unknown question',
    orderPayload({ checkout_answers: [{ checkout_question_id: 1, answer: 'x' }] }),
    code(1025, 'checkoutAnswers'),
  ],
  ['a delivery without an address', deliveryOrderPayload({ address: null }), field('address')],
  [
    'an address without a number',
    deliveryOrderPayload({
      address: { ...zoneless, text_address: 'Los Aromos', latitude: -33.45 },
    }),
    field('address'),
  ],
  [
    'an address with numbers but no house number',
    deliveryOrderPayload({
      address: { ...zoneless, text_address: '5a Avenida, Zona 10', latitude: -33.45 },
    }),
    field('address'),
  ],
  ['a place outside every zone', deliveryOrderPayload({ address: zoneless }), code(1005)],
  [
    'a delivery below the minimum',
    deliveryOrderPayload({ items_attributes: [friesLine(1)], expected_total: 4_980 }),
    code(1026),
  ],
  [
    'a delivery option the store does not have',
    deliveryOrderPayload({ delivery_option: 'leaveInDoor' }),
    code(1025, 'deliveryOption'),
  ],
  ['no delivery option', deliveryOrderPayload({ delivery_option: null }), field('deliveryOption')],
])('%s is refused', async (_case, body, isExpected) => {
  const reply = await postTestOrder(server, camila, body, crypto.randomUUID());
  expect([reply.status, isExpected(reply.body), reply.body]).toEqual([
    expect.any(Number),
    true,
    reply.body,
  ]);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
});

test.each([
  ['name', orderPayload({ name: 'C' })],
  ['email', orderPayload({ email: 'camila' })],
  ['phone', orderPayload({ phone: '12' })],
  ['termsAndConditions', orderPayload({ terms_and_conditions: false })],
  ['cashAmount', orderPayload({ cash_amount: 5_000 })],
  ['storeTip', orderPayload({ store_tip: 59_900 })],
  ['tip', orderPayload({ tip: 100 })],
  ['paymentMethod', orderPayload({ payment_method: 'mach' })],
  ['paymentMethod', orderPayload({ payment_method: 'credomatic' }, { online_payment: true })],
  ['paymentMethod', orderPayload({}, { online_payment: true })],
  [
    'plus18',
    orderPayload({
      items_attributes: [{ key: 'b', product_id: 3, quantity: 1 }],
      expected_total: 3_490,
    }),
  ],
  ['address', deliveryOrderPayload({ address: null })],
  [
    'address',
    deliveryOrderPayload({
      address: { ...zoneless, text_address: 'Los Aromos', latitude: -33.45 },
    }),
  ],
  ['deliveryOption', deliveryOrderPayload({ delivery_option: null })],
  ['deliveryOption', deliveryOrderPayload({ delivery_option: 'leaveInDoor' })],
  ['cashAmount', orderPayload({ cash_amount: 'mil' })],
])('a refused %s is marked at its field on the checkout page', async (wanted, refused) => {
  const { body } = await postTestOrder(server, camila, refused, crypto.randomUUID());
  const marks = refusedFields({ label: labelOfCode(body.code), metadata: body.metadata });
  expect(marks.map(([name]) => name)).toEqual([wanted]);
});

test('a changed total is refused with the new prices, in major units', async () => {
  const { body } = await postTestOrder(
    server,
    camila,
    deliveryOrderPayload({ expected_total: 1 }),
    'changed',
  );
  expect(body.metadata).toMatchObject({
    reason: 'TOTAL_CHANGED',
    expectedTotal: 1,
    quote: { subtotal: 5_990, delivery: 1_990, total: 7_980 },
  });
});

test('a required tax number must be given, and its check digit is verified', async () => {
  const who = await createTestGuest(server, 'asking');
  const answering = (answers: object[]) =>
    postTestOrder(
      server,
      who,
      orderPayload({ payment_method: 'card', expected_total: 59.9, checkout_answers: answers }),
      crypto.randomUUID(),
    );
  expect((await answering([])).body.metadata.fields).toEqual({ 'answer.7': { key: 'required' } });
  expect(
    (await answering([{ checkout_question_id: 7, answer: '576937-1' }])).body.metadata.fields,
  ).toEqual({ 'answer.7': { key: 'nit' } });
});

test('a closed store takes no order', async () => {
  const who = await createTestGuest(server, 'closed');
  expect((await postTestOrder(server, who, orderPayload(), 'x')).body).toMatchObject({
    code: 1024,
    message: 'STORE_CLOSED',
  });
});

test.each([0, -1, 1.5, 100, '1', null, true, [1]])(
  'a quantity of %j is refused and changes nothing',
  async (quantity) => {
    const who = await createTestGuest(server);
    const reply = await postTestOrder(
      server,
      who,
      orderPayload({ items_attributes: [{ ...burgerLine, quantity }] }),
      'q',
    );
    expect([reply.status, reply.body.code]).toEqual([422, 1001]);
    expect((await callApi(server, '/v1/orders', { headers: guestHeaders(who) })).body).toEqual([]);
  },
);

test('1e309 units, ten thousand lines and a key of spaces are refused too', async () => {
  const text = JSON.stringify(orderPayload()).replace('"quantity":1', '"quantity":1e309');
  expect((await postTestOrder(server, camila, text, 'huge')).status).toBe(422);
  expect(
    (
      await postTestOrder(
        server,
        camila,
        orderPayload({ items_attributes: Array.from({ length: 10_000 }, () => burgerLine) }),
        'many',
      )
    ).status,
  ).toBeLessThan(500);
  expect((await postTestOrder(server, camila, orderPayload(), 'a'.repeat(201))).body.code).toBe(
    1007,
  );
});
