import { refusedFields } from '@comanda/domain/checkout/refused-fields.ts';
import { labelOfCode } from '@comanda/domain/errors/catalogue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { ownerQueries } from '../../testing/owner-queries.ts';
import { noon, type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { testShop, store } from '../../testing/test-shop.ts';
import {
  guestHeaders,
  burgerLine,
  callApi,
  deliveryOrderPayload,
  friesLine,
  type Guest,
  createTestGuest,
  orderPayload,
  pollTestOrder,
  postTestOrder,
  placeTestOrder,
} from '../../testing/shopper.ts';

let database: FreshDatabase;
let server: OrderServer;
let camila: Guest;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [
    testShop('burger'),
    testShop('busy', { store: { busyMinutes: 20 } }),
    testShop('closed', { store: { orderMethod: 'neither' } }),
    testShop('asking', {
      country: 'gt',
      store: {
        paymentMethods: ['card'],
        checkoutQuestions: [{ id: 7, question: 'NIT', kind: 'nit', required: true }],
      },
    }),
  ]);
  server = await startOrderServer(database.appUrl);
  camila = await createTestGuest(server);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

test('an order stores which wording of both services’ terms was accepted', async () => {
  const owner = await ownerQueries(database.ownerUrl);
  const publish = async (page: string, html: string) => {
    await owner.rows(
      'burger',
      `insert into pages (tenant_id, page, position, title, html) values ('burger', $1, 1, 'Términos', $2)
        on conflict (tenant_id, page) do update set html = excluded.html`,
      [page, html],
    );
    server.deps.menus.onChange({ tenantId: 'burger' as never, kind: 'tenant', id: '' });
  };
  const accepted = async () => {
    const { id } = await placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
    const [row] = await owner.rows<{ terms: { page: string; version: string }[] }>(
      'burger',
      `select snapshot -> 'terms' as terms from orders where id = $1`,
      [id],
    );
    return row?.terms;
  };
  await publish('terms-and-conditions', '<p>Pagas lo que pides.</p>');
  await publish('mercat-terms-and-conditions', '<p>No cocinamos.</p>');
  const first = await accepted();
  expect(first?.map(({ page }) => page)).toEqual([
    'terms-and-conditions',
    'mercat-terms-and-conditions',
  ]);
  expect(await accepted()).toEqual(first);
  await publish('mercat-terms-and-conditions', '<p>Tampoco repartimos.</p>');
  const second = await accepted();
  expect(second?.[0]).toEqual(first?.[0]);
  expect(second?.[1]?.version).not.toBe(first?.[1]?.version);
  await owner.end();
});

test('a pickup order paid in cash is stored as agreed and can be undone for six seconds', async () => {
  const { status, body } = await postTestOrder(
    server,
    camila,
    orderPayload({ cash_amount: 10_000, dispatch_note: '' }),
    'pickup-1',
  );
  expect(status).toBe(202);
  const done = await pollTestOrder(server, body.jobToken);
  expect(done.status).toBe(200);
  expect(done.body).toMatchObject({
    status: 'created',
    paymentStatus: 'created',
    paymentMethod: 'cash',
    storeName: 'Local Ñuñoa',
    subtotal: 5_990,
    total: 5_990,
    cashAmount: 10_000,
    delivery: 0,
    handOverCode: null,
    address: null,
    napkin: true,
    createdAt: new Date(noon).toISOString(),
    estimatedAt: new Date(noon + 15 * 60_000).toISOString(),
    cancellableUntil: new Date(noon + 6_000).toISOString(),
    timeline: [{ status: 'created', at: new Date(noon).toISOString() }],
    products: [
      {
        productId: 1,
        name: 'Brasa Clásica',
        quantity: 1,
        unitPrice: 5_990,
        total: 5_990,
        modifiers: [{ id: 11, name: 'Bien cocida', price: 0 }],
      },
    ],
  });
});

test('a delivery order has its fee, its wait, its address and a code of four digits', async () => {
  const made = await placeTestOrder(
    server,
    camila,
    deliveryOrderPayload({ tip: 599, store_tip: 100, payment_method: 'card' }),
  );
  expect(made).toMatchObject({
    subtotal: 5_990,
    delivery: 1_990,
    tip: 599,
    storeTip: 100,
    total: 8_679,
    deliveryOption: 'deliverDoor',
    cancellableUntil: null,
  });
  expect(made.address).toMatchObject({ textAddress: 'Los Aromos 123', city: 'Ñuñoa' });
  expect(made.handOverCode).toMatch(/^\d{4}$/);
  expect(made.estimatedAt).toBe(new Date(noon + 40 * 60_000).toISOString());
});

test('a busy store takes its busy minutes longer, once, at the counter and at the door', async () => {
  const who = await createTestGuest(server, 'busy');
  const minutesOf = async (body: object) =>
    (Date.parse((await placeTestOrder(server, who, body)).estimatedAt ?? '') - noon) / 60_000;
  expect([await minutesOf(orderPayload()), await minutesOf(deliveryOrderPayload())]).toEqual([
    35, 60,
  ]);
});

test('the first poll, answered from memory, says what the database says', async () => {
  for (const body of [
    orderPayload({ cash_amount: 10_000 }),
    deliveryOrderPayload({ tip: 500, store_tip: 100, payment_method: 'card' }),
  ]) {
    const polled = await placeTestOrder(server, camila, body, crypto.randomUUID());
    expect(polled).toEqual(
      (await callApi(server, `/v1/orders/${polled.id}`, { headers: guestHeaders(camila) })).body,
    );
  }
});

test('an order that was undone is polled as undone', async () => {
  const { body } = await postTestOrder(server, camila, orderPayload(), 'undone');
  const { id } = (await pollTestOrder(server, body.jobToken)).body;
  await callApi(server, `/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(camila),
  });
  expect((await pollTestOrder(server, body.jobToken)).body.status).toBe('cancelled');
});

test('short numbers of a store are never given twice', async () => {
  const orders = await Promise.all(
    Array.from({ length: 25 }, () =>
      placeTestOrder(server, camila, orderPayload(), crypto.randomUUID()),
    ),
  );
  expect(new Set(orders.map(({ number }) => number)).size).toBe(25);
});

test('an order is the buyer’s alone: others get 404, another tenant 401', async () => {
  const made = await placeTestOrder(server, camila, orderPayload(), 'mine');
  const other = await createTestGuest(server);
  expect(
    (await callApi(server, `/v1/orders/${made.id}`, { headers: guestHeaders(camila) })).body.id,
  ).toBe(made.id);
  expect(
    (await callApi(server, `/v1/orders/${made.id}`, { headers: guestHeaders(other) })).status,
  ).toBe(404);
  expect(
    (await callApi(server, `/v1/orders/${made.id}/events`, { headers: guestHeaders(other) }))
      .status,
  ).toBe(404);
  expect(
    (
      await callApi(server, `/v1/orders/${made.id}/cancel`, {
        method: 'POST',
        headers: guestHeaders(other),
      })
    ).status,
  ).toBe(404);
  const abroad = await createTestGuest(server, 'asking');
  expect(
    (await callApi(server, `/v1/orders/${made.id}`, { headers: guestHeaders(abroad) })).status,
  ).toBe(404);
  expect((await callApi(server, '/v1/orders/last', { headers: guestHeaders(other) })).status).toBe(
    204,
  );
});

test('my orders come newest first, a page at a time', async () => {
  const who = await createTestGuest(server);
  const numbers: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    server.setClock(noon + at);
    numbers.unshift((await placeTestOrder(server, who, orderPayload(), `page-${at}`)).number);
  }
  server.setClock(noon);
  const first = (await callApi(server, '/v1/orders?limit=2', { headers: guestHeaders(who) })).body;
  const rest = (
    await callApi(server, `/v1/orders?before=${first[1].id}`, { headers: guestHeaders(who) })
  ).body;
  expect([...first, ...rest].map(({ number }: { number: number }) => number)).toEqual(numbers);
  expect(
    (await callApi(server, '/v1/orders/last', { headers: guestHeaders(who) })).body.number,
  ).toBe(numbers[0]);
  expect(
    (await callApi(server, '/v1/orders/active', { headers: guestHeaders(who) })).body,
  ).toHaveLength(5);
  expect(
    (await callApi(server, '/v1/orders?before=nonsense', { headers: guestHeaders(who) })).status,
  ).toBe(422);
});

test('of the orders that have not ended the newest fifty are answered', async () => {
  const who = await createTestGuest(server);
  const owner = await ownerQueries(database.ownerUrl);
  const { id } = await placeTestOrder(server, who, orderPayload(), 'one-of-many');
  await owner.rows(
    'burger',
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 100000 + copy))).*
      from orders o, generate_series(1, 50) as copy where o.id = $1`,
    [id],
  );
  const active = (await callApi(server, '/v1/orders/active', { headers: guestHeaders(who) })).body;
  expect(active).toHaveLength(50);
  await owner.end();
});

test('a job token is read from its header alone, where no log and no referrer has it', async () => {
  const { jobToken } = (await postTestOrder(server, camila, orderPayload(), 'job-2')).body;
  for (const name of [
    'job_token',
    'jobToken',
    'token',
    'x-job-authorization',
    'x_job_authorization',
  ])
    expect((await callApi(server, `/v1/orders_job?${name}=${jobToken}`)).status, name).toBe(401);
  const elsewhere = {
    cookie: `x-job-authorization=${jobToken}`,
    authorization: `Bearer ${jobToken}`,
  };
  expect((await callApi(server, '/v1/orders_job', { headers: elsewhere })).status).toBe(401);
});

test('a job token is good for its own tenant and request alone', async () => {
  const { body } = await postTestOrder(server, camila, orderPayload(), 'job-1');
  expect((await pollTestOrder(server, body.jobToken)).status).toBe(200);
  expect((await pollTestOrder(server, body.jobToken, 'closed')).body.code).toBe(1021);
  expect((await pollTestOrder(server, `${body.jobToken.slice(0, -2)}xx`)).body.code).toBe(1021);
  expect((await callApi(server, '/v1/orders_job', {})).status).toBe(401);
  expect(
    (await callApi(server, '/v1/orders_job', { headers: { 'x-job-authorization': camila.token } }))
      .body.code,
  ).toBe(1021);
  expect(
    (await callApi(server, '/v1/orders', { headers: { authorization: `Bearer ${body.jobToken}` } }))
      .status,
  ).toBe(401);
  server.setClock(noon + 15 * 60_000 - 1);
  expect((await pollTestOrder(server, body.jobToken)).status).toBe(200);
  server.setClock(noon + 15 * 60_000);
  expect((await pollTestOrder(server, body.jobToken)).body.code).toBe(1021);
  const again = (await postTestOrder(server, camila, orderPayload(), 'job-1')).body;
  expect((await pollTestOrder(server, again.jobToken)).status).toBe(200);
  server.setClock(noon);
});

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
  ['a tip to a driver who does not come', orderPayload({ tip: 100 }), code(1025, 'tip')],
  [
    'an online method that nobody takes',
    orderPayload({ payment_method: 'getnet' }, { online_payment: true }),
    code(1020, 'ONLINE_PAYMENT'),
  ],
  [
    'an online method said to be paid at the door',
    orderPayload({ payment_method: 'webpay' }),
    code(1031),
  ],
  ['cash said to be paid online', orderPayload({}, { online_payment: true }), code(1031)],
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
    'an answer to a question nobody asked',
    orderPayload({ checkout_answers: [{ checkout_question_id: 1, answer: 'x' }] }),
    code(1025, 'checkoutAnswers'),
  ],
  ['a delivery to nowhere', deliveryOrderPayload({ address: null }), field('address')],
  [
    'an address without a number',
    deliveryOrderPayload({
      address: { ...zoneless, text_address: 'Los Aromos', latitude: -33.45 },
    }),
    field('address'),
  ],
  [
    'an address whose numbers are none of a house',
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
  ['paymentMethod', orderPayload({ payment_method: 'getnet' }, { online_payment: true })],
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
])('a refused %s has its place on the page of the checkout', async (wanted, refused) => {
  const { body } = await postTestOrder(server, camila, refused, crypto.randomUUID());
  const marks = refusedFields({ label: labelOfCode(body.code), metadata: body.metadata });
  expect(marks.map(([name]) => name)).toEqual([wanted]);
});

test('a house without a number is brought to, where its street says so', async () => {
  const address = {
    text_address: 'Camino Real S/N',
    city: 'Ñuñoa',
    latitude: -33.45,
    longitude: -70.6,
  };
  expect(
    (await placeTestOrder(server, camila, deliveryOrderPayload({ address }), 'no-number')).address
      ?.textAddress,
  ).toBe('Camino Real S/N');
});

test('an address without its commune is in the store’s, and which place it is is kept for whoever brings it', async () => {
  const address = {
    text_address: 'Los Aromos 123',
    city: ' ',
    latitude: -33.45,
    longitude: -70.6,
    google_place_id: 'osm:N5',
  };
  const made = await placeTestOrder(
    server,
    camila,
    deliveryOrderPayload({ address }),
    'no-commune',
  );
  expect(made.address).toMatchObject({ city: 'Ñuñoa' });
  const owner = await ownerQueries(database.ownerUrl);
  const kept = await owner.rows(
    'burger',
    `select snapshot->'address'->>'googlePlaceId' as id from orders where id = $1`,
    [made.id],
  );
  await owner.end();
  expect(kept).toEqual([{ id: 'osm:N5' }]);
});

test('a zone, a fee and a minimum that the shopper says are not read', async () => {
  const said = {
    zone_id: 2,
    delivery_details: { fee: 0 },
    delivery: 0,
    delivery_fee: 0,
    fee: 0,
    minimum: 0,
  };
  const address = {
    text_address: 'Los Aromos 123',
    city: 'Ñuñoa',
    latitude: -33.45,
    longitude: -70.6,
    ...said,
  };
  expect(
    await placeTestOrder(server, camila, deliveryOrderPayload({ ...said, address }), 'forged'),
  ).toMatchObject({
    delivery: 1_990,
    total: 7_980,
  });
  const cheaper = await postTestOrder(
    server,
    camila,
    deliveryOrderPayload({ ...said, address, expected_total: 5_990 }),
    'forged-total',
  );
  expect(cheaper.body).toMatchObject({
    code: 1007,
    metadata: { reason: 'TOTAL_CHANGED', quote: { delivery: 1_990, total: 7_980 } },
  });
});

test('a changed total comes with the new prices, in the wire’s units', async () => {
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

test('in a currency with decimals, amounts come and go in the major unit', async () => {
  const who = await createTestGuest(server, 'asking');
  const made = await placeTestOrder(
    server,
    who,
    orderPayload({
      payment_method: 'card',
      expected_total: 59.9,
      store_tip: 5.5,
      checkout_answers: [{ checkout_question_id: 7, answer: 'CF' }],
    }),
  );
  expect(made).toMatchObject({ subtotal: 59.9, storeTip: 5.5, total: 65.4 });
});

test('a required tax number is asked for, and checked by its digit', async () => {
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

test('a delivery above the free limit costs nothing to bring', async () => {
  const made = await placeTestOrder(
    server,
    camila,
    deliveryOrderPayload({ items_attributes: [friesLine(7)], expected_total: 20_930 }),
    'free',
  );
  expect(made).toMatchObject({ subtotal: 20_930, delivery: 0, total: 20_930 });
  expect(store().deliveryZones[0]?.freeFrom).toBe(20_000);
});
