import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;

beforeAll(async () => {
  const sushi = await tenantFolder('sushi');
  sushi['tenant.json'].country = 'mx';
  sushi['stores.json'][0].id = 77;
  sushi['tenant.json'].defaultStoreId = 77;
  sushi['prices.json'] = [];
  sushi['menus/1.json'].categories[1].products[0].price = 45.5;
  server = await testApp({ tenants: [await tenantFolder(), sushi] });
  await price({});
});
afterAll(() => server.close());

const line = (changes: object = {}) => ({ key: 'l', product_id: 3, quantity: 1, ...changes });
const pick = (id: number, groupId: number, changes: object = {}) => ({
  id,
  group_id: groupId,
  quantity: 1,
  action: 'add',
  ...changes,
});

const price = (
  cart: object,
  outer: object = {},
  headers: Record<string, string> = {},
  query = '',
) =>
  server.app.inject({
    method: 'POST',
    url: `/v1/shopping_carts/prices${query}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: {
      cart: { store_id: 1, dispatch_method: 'in_store', items: [line()], ...cart },
      ...outer,
    },
  });

test('a cart is priced from the menu: discounts, picked options, fee of the zone, all in major units', async () => {
  const items = [
    line({
      key: 'a',
      product_id: 1,
      quantity: 2,
      modifiers: [pick(11, 1), pick(20, 2, { quantity: 2 }), pick(30, 3, { parent_id: 20 })],
    }),
    line({ key: 'b', product_id: 2 }),
  ];
  const answer = await price(
    { items, dispatch_method: 'store_delivery' },
    { state: { latitude: -33.45, longitude: -70.6 } },
  );
  expect(answer.statusCode).toBe(200);
  const unit = 5990 + 500 + 2 * 900 + 300;
  expect(answer.json()).toMatchObject({
    lines: [
      { hash: 'a', unitPrice: unit, total: 2 * unit },
      { hash: 'b', unitPrice: 7990, total: 7990 },
    ],
    subtotal: 2 * unit + 7990,
    delivery: 0,
    deliveryDetails: { zoneId: 11, fee: 1990, freeFrom: 20000 },
    total: 2 * unit + 7990,
    description: null,
  });
});

test('a missed minimum is not a refusal: the response has its label and the missing amount, in major units', async () => {
  const answer = await price(
    { dispatch_method: 'store_delivery' },
    { state: { latitude: -33.45, longitude: -70.6 } },
  );
  expect(answer.json()).toMatchObject({
    delivery: 1990,
    total: 4980,
    description: 'DELIVERY_MINIMUM_NOT_REACHED',
    metadata: { minimum: 5000, missing: 2010 },
  });
});

test('amounts of another currency have its decimals', async () => {
  const answer = await price({ store_id: 77 }, {}, { 'x-tenant': 'sushi' });
  expect(answer.json()).toMatchObject({
    subtotal: 45.5,
    total: 45.5,
    metadata: { minimum: 2000, missing: 1954.5 },
  });
});

test('pricing a cart on a warm menu sends no SQL', async () => {
  const before = server.deps.db.statements();
  await price({});
  expect(server.deps.db.statements()).toBe(before);
});

test('the server ignores prices and totals from the shopper', async () => {
  const forged = line({ price: 1, unit_price: 1, total: 1, discount_price: 0, name: 'free' });
  expect(
    (await price({ items: [forged], total: 1, subtotal: 1, delivery: -5 })).json(),
  ).toMatchObject({ subtotal: 2990, total: 2990 });
});

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const at =
  '{"cart":{"store_id":1,"dispatch_method":"in_store","items":[{"key":"l","product_id":3,"quantity":';

test.each([
  ['a quantity of 0', { items: [line({ quantity: 0 })] }, 1001, 'cart.items.0.quantity'],
  ['a quantity of -1', { items: [line({ quantity: -1 })] }, 1001, 'cart.items.0.quantity'],
  ['a quantity of 1.5', { items: [line({ quantity: 1.5 })] }, 1001, 'cart.items.0.quantity'],
  ['a quantity of "1"', { items: [line({ quantity: '1' })] }, 1001, 'cart.items.0.quantity'],
  ['a quantity of true', { items: [line({ quantity: true })] }, 1001, 'cart.items.0.quantity'],
  ['a quantity of null', { items: [line({ quantity: null })] }, 1001, 'cart.items.0.quantity'],
  ['a quantity of 100', { items: [line({ quantity: 100 })] }, 1001, 'cart.items.0.quantity'],
  [
    'a picked quantity of -1',
    { items: [line({ product_id: 1, modifiers: [pick(20, 2, { quantity: -1 })] })] },
    1001,
    'cart.items.0.modifiers.0.quantity',
  ],
  ['500 lines', { items: Array.from({ length: 500 }, () => line()) }, 1001, 'cart.items'],
  ['items that are an object', { items: {} }, 1001, 'cart.items'],
  ['a line that is null', { items: [null] }, 1001, 'cart.items.0'],
  [
    'instructions that are too long',
    { items: [line({ instructions: 'x'.repeat(101) })] },
    1001,
    'cart.items.0.instructions',
  ],
  ['an unknown way of dispatch', { dispatch_method: 'pigeon' }, 1001, 'cart.dispatch_method'],
  ['a store id of "1"', { store_id: '1' }, 1001, 'cart.store_id'],
  ['a store id above the database’s largest number', { store_id: 2 ** 40 }, 1001, 'cart.store_id'],
  ['no store id', { store_id: undefined }, 1003, 'cart.store_id'],
  ['an unknown store', { store_id: 999 }, 1002, 'cart.store_id'],
  ['another tenant’s store', { store_id: 77 }, 1002, 'cart.store_id'],
])('%s is refused with the name of the field', async (_name, cart, code, field) => {
  const answer = await price(cart);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.json()).toMatchObject({ code, metadata: { field } });
});

test.each([
  ['an unknown product', [line({ product_id: 999 })]],
  ['a required option left out', [line({ product_id: 1 })]],
  ['an option of another group', [line({ product_id: 1, modifiers: [pick(10, 1), pick(10, 2)] })]],
  ['an unknown option', [line({ product_id: 1, modifiers: [pick(10, 1), pick(999, 2)] })]],
  [
    'a second-level option without its parent',
    [line({ product_id: 1, modifiers: [pick(10, 1), pick(30, 3, { parent_id: 20 })] })],
  ],
  [
    'more of an option than allowed',
    [line({ product_id: 1, modifiers: [pick(10, 1), pick(20, 2, { quantity: 3 })] })],
  ],
  ['more than the stock', [line({ product_id: 4, quantity: 6 })]],
])(
  '%s is named and left out of the amounts, and the other lines stay priced',
  async (_name, items) => {
    const answer = await price({ items: [line({ key: 'other' }), ...items] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      lines: [{ hash: 'other' }],
      unavailable: [{ hash: 'l' }],
      subtotal: 2990,
      description: 'UNPROCESSABLE_ITEMS',
      metadata: { lines: [{ hash: 'l' }] },
    });
  },
);

test('the price response contains the limits of pickup, in major units', async () => {
  expect((await price({})).json().limits).toEqual({ minimum: expect.any(Number), maximum: null });
  expect((await price({ store_id: 77 }, {}, { 'x-tenant': 'sushi' })).json().limits.minimum).toBe(
    2000,
  );
});

test.each([
  ['a number beyond all numbers', `${at}1e309}]}}`, 1001],
  ['a minus beyond all numbers', `${at}-1e309}]}}`, 1001],
  ['deep JSON', deep(100), 1007],
  ['very deep JSON', deep(10_000), 1007],
  ['deep arrays', '['.repeat(50_000), 1007],
  ['a list', '[]', 1001],
  ['a text', '"x"', 1001],
  ['null', 'null', 1001],
  ['no JSON', '{cart:1}', 1007],
  ['a NUL in a text', `{"cart":"\\u0000"}`, 1007],
  ['half a surrogate pair', `{"cart":{"\\ud800":1}}`, 1007],
  ['NaN', `${at}NaN}]}}`, 1007],
  ['a byte order mark', '\ufeff{}', 1007],
  ['keys of prototypes', `{"__proto__":{"cart":{}},"constructor":1}`, 1003],
])('%s is refused', async (_name, payload, code) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/shopping_carts/prices',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().code).toBe(code);
});

test.each([
  ['coordinates beyond the earth', { state: { latitude: 91, longitude: 0 } }, 1001],
  ['a place outside every zone', { state: { latitude: 10, longitude: 10 } }, 1005],
])('%s is refused', async (_name, outer, code) => {
  const answer = await price({ dispatch_method: 'store_delivery' }, outer);
  expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
});

test.each([
  '4111 1111 1111 1111',
  '4111111111111111',
  '5500-0000-0000-0004',
  '378282246310005',
  '４１１１１１１１１１１１１１１１',
])('a card number (%s) is refused', async (number) => {
  const answer = await price({
    items: [line({ instructions: `mi tarjeta es ${number} gracias` })],
  });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 1007]);
  expect(answer.json().metadata).toMatchObject({
    reason: 'CARD_NUMBER',
    field: 'cart.items.0.instructions',
  });
  expect(answer.body).not.toContain('4111');
});

test.each([
  ['is a card number', { '4111 1111 1111 1111': 'nota' }],
  ['holds one with those around it', { '4111': { '1111': { '11111111': '4111111111111111' } } }],
])('the refusal of a field whose name %s does not repeat it', async (_name, item) => {
  const answer = await price({ items: [line(item)] });
  expect(answer.json()).toMatchObject({ code: 1007, metadata: { reason: 'CARD_NUMBER' } });
  expect(answer.body).not.toContain('1111');
});

test.each([
  ['a header', { 'idempotency-key': 'pago-4111111111111111' }, ''],
  ['a header with what stands beside it', { 'x-request-id': '4111 1111 1111 1111 12/27 123' }, ''],
  ['the query', {}, '?note=4111%201111+1111.1111'],
])('a card number in %s is refused', async (_name, headers, query) => {
  const answer = await price({}, {}, headers, query);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 1007]);
  expect(answer.body).not.toContain('4111');
});

test('a body that its schema refuses is not searched for card numbers, and its refusal repeats none', async () => {
  const answer = await price({
    items: [line({ quantity: 0, instructions: '4111 1111 1111 1111' })],
  });
  expect(answer.json()).toMatchObject({
    code: 1001,
    metadata: { field: 'cart.items.0.quantity' },
  });
  expect(answer.body).not.toContain('4111');
});

test('a card number in a field that no schema names is refused', async () => {
  const answer = await price({ card: '4111 1111 1111 1111' });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 1007]);
});

test('a card number behind JSON escapes is refused', async () => {
  const answer = await price({
    items: [line({ instructions: ['4111', '1111', '1111', '1111'].join('\n') })],
  });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 1007]);
});

test.each([
  '+56 9 8765 4321',
  '1234567890123456',
  '4111111111111112',
  '2026-11-21 12:30',
  '01890a5d-ac96-774b-bcce-b302099a8057',
])('%s is not a card number', async (text) => {
  expect((await price({ items: [line({ instructions: text })] })).statusCode).toBe(200);
});
