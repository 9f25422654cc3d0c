import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { isSignedCall } from '../platform/http/integration-signature.ts';
import { listUnnotifiedOrders } from '../order/kitchen-failure.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Log } from '../platform/log.ts';
import { silentLog } from '../platform/log.ts';
import { emulatedSystem } from '../testing/emulated-system.ts';
import { runNextJob } from '../testing/run-next-job.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import {
  integrationKey,
  noon,
  type OrderServer,
  startOrderServer,
} from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import { whileOrderHeld } from '../testing/while-order-held.ts';
import {
  deliveryOrderPayload,
  type Guest,
  createTestGuest,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { notifyKitchen } from './notify-kitchen.ts';

const burger = 'burger' as never;
const undoMs = 6_000;
let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let camila: Guest;
const errors: object[] = [];
const log: Log = { ...silentLog, error: (facts) => void errors.push(facts) };

beforeAll(async () => {
  database = await freshDatabase();
  const question = {
    id: 7,
    question: 'NIT para la factura',
    kind: 'nit',
    required: false,
  } as const;
  await publishShops(database.ownerUrl, [
    testShop('burger', { store: { checkoutQuestions: [question] } }),
  ]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl, { log });
  camila = await createTestGuest(server);
});
beforeEach(async () => {
  server.setClock(noon);
  errors.length = 0;
  await owner.rows('burger', 'delete from jobs');
});
afterEach(() => void Object.assign(server.deps.config, { sandboxUrl: null }));
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const newOrder = (body: object = orderPayload()) =>
  placeTestOrder(server, camila, body, crypto.randomUUID());
const untold = () => listUnnotifiedOrders(autocommit(server.deps.db, burger), 10);
const nextTry = () => runNextJob(server, owner, 'notify-kitchen');

/** The demonstration's kitchen, which answers by `behaves`. Returns the calls that it received. */
const kitchenThat = (behaves: RequestListener) => emulatedSystem(server, behaves);

const takes: RequestListener = (_request, response) => void response.writeHead(202).end('{}');

test('the signed notification has all that the restaurant needs to cook, bag, deliver and collect money', async () => {
  const got = await kitchenThat(takes);
  const made = await newOrder(
    deliveryOrderPayload({
      items_attributes: [
        {
          key: 'a',
          product_id: 1,
          quantity: 2,
          instructions: ' sin cebolla ',
          modifiers: [
            { id: 11, group_id: 1, quantity: 1, action: 'add' },
            { id: 20, group_id: 2, quantity: 2, action: 'add' },
          ],
        },
      ],
      address: {
        text_address: 'Los Aromos 123',
        city: 'Ñuñoa',
        apartment_details: 'Depto 45',
        dispatch_note: 'timbre malo',
        latitude: -33.45,
        longitude: -70.6,
      },
      dispatch_note: 'llamar al llegar',
      tip: 1_000,
      store_tip: 500,
      cash_amount: 30_000,
      checkout_answers: [{ checkout_question_id: 7, answer: ' 576937-K ' }],
      plus18: true,
      expected_total: 18_770,
    }),
  );
  await nextTry();
  const [ticket] = got;
  expect(ticket?.path).toBe('/kitchen/orders');
  expect(ticket?.body).toEqual({
    storeId: 1,
    tenantId: 'burger',
    orderId: made.id,
    number: made.number,
    status: 'created',
    endReason: null,
    createdAt: made.createdAt,
    timeZone: 'America/Santiago',
    scheduledDate: null,
    estimatedAt: made.estimatedAt,
    dispatchMethod: 'store_delivery',
    broughtBy: 'store',
    customer: { name: 'Camila Rojas', phone: '+56987654321', email: 'camila@example.com' },
    address: {
      textAddress: 'Los Aromos 123',
      city: 'Ñuñoa',
      apartmentDetails: 'Depto 45',
      dispatchNote: 'timbre malo',
      postalCode: '',
      neighbourhood: '',
      municipality: '',
      zone: '',
      latitude: -33.45,
      longitude: -70.6,
      locationPrecision: null,
    },
    deliveryOption: 'deliverDoor',
    dispatchNote: 'llamar al llegar',
    handOverCode: made.handOverCode,
    napkin: true,
    coverly: false,
    ageConfirmed: true,
    checkoutAnswers: [
      {
        checkoutQuestionId: 7,
        checkoutQuestion: 'NIT para la factura',
        kind: 'nit',
        answer: '576937-K',
      },
    ],
    products: [
      {
        productId: 1,
        name: 'Brasa Clásica',
        quantity: 2,
        unitPrice: 8_390,
        total: 16_780,
        discount: 0,
        instructions: 'sin cebolla',
        modifiers: [
          {
            id: 11,
            groupId: 1,
            groupName: 'Punto',
            parentId: null,
            name: 'Bien cocida',
            quantity: 1,
            price: 0,
          },
          {
            id: 20,
            groupId: 2,
            groupName: 'Extras',
            parentId: null,
            name: 'Tocino',
            quantity: 2,
            price: 1_200,
          },
        ],
      },
    ],
    payment: {
      method: 'cash',
      isOnline: false,
      status: 'created',
      currency: 'CLP',
      toCollect: 20_270,
      cashAmount: 30_000,
      change: 9_730,
    },
    subtotal: 16_780,
    discount: 0,
    discounts: [],
    points: 0,
    pointsUsed: 0,
    coupon: null,
    delivery: 1_990,
    serviceFee: 0,
    tip: 1_000,
    storeTip: 500,
    total: 20_270,
    callbackUrl: server.deps.config.callbackUrl,
  });
  expect(Object.keys(ticket?.body)[0]).toBe('storeId');
  const proof = {
    timestamp: String(ticket?.headers['x-integration-timestamp']),
    signature: String(ticket?.headers['x-integration-signature']),
    method: 'POST',
    host: '127.0.0.1',
    target: ticket?.path ?? '',
    body: ticket?.rawBody ?? '',
  };
  expect(isSignedCall(integrationKey, proof, server.deps.clock())).toBe(true);
  expect(isSignedCall(integrationKey, { ...proof, host: 'localhost' }, server.deps.clock())).toBe(
    false,
  );
  expect(
    isSignedCall(integrationKey, { ...proof, target: '/elsewhere' }, server.deps.clock()),
  ).toBe(false);
});

test('each of two processes that send an order at once sends it, because the other one may die before it does', async () => {
  const got = await kitchenThat(takes);
  const made = await newOrder();
  server.setClock(noon + undoMs);
  const notice = { tenantId: burger, orderId: made.id, tries: 0 } as never;
  const send = () => notifyKitchen(server.deps, notice);
  await whileOrderHeld({ database, owner }, made.id, () => Promise.all([send(), send()]));
  expect(got).toHaveLength(2);
});

test('the restaurant does not get a mail address', async () => {
  const got = await kitchenThat(takes);
  const made = await newOrder();
  await nextTry();
  expect(got[0]?.body.customer).toEqual({
    name: 'Camila Rojas',
    phone: '+56987654321',
    email: null,
  });
  expect(got[0]?.body).toMatchObject({
    address: null,
    handOverCode: made.handOverCode,
    deliveryOption: null,
  });
});

test('a restaurant that was down for half an hour gets the order within a minute of its return; the operator is alerted after five failures', async () => {
  const back = noon + 30 * 60_000;
  const got = await kitchenThat(
    (_request, response) =>
      void response.writeHead(server.deps.clock() < back ? 503 : 202).end('{}'),
  );
  const made = await newOrder();
  const tries: number[] = [];
  for (let at = await nextTry(); at !== null; at = await nextTry()) tries.push(at);
  expect(tries.at(-1)).toBeGreaterThanOrEqual(back);
  expect(tries.at(-1)).toBeLessThanOrEqual(back + 60_000);
  const pauses = tries.slice(1).map((at, position) => at - (tries[position] ?? 0));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000);
  expect(Math.min(...pauses.slice(4))).toBeGreaterThanOrEqual(54_000);
  expect(got).toHaveLength(tries.length);
  const alarm = { tenantId: 'burger', orderId: made.id, storeId: 1, problem: 'refused' };
  const alerts = [5, 20, 35].filter((failures) => failures < tries.length);
  expect(errors).toEqual(alerts.map((failures) => ({ ...alarm, failures })));
  expect(await untold()).toEqual([]);
});

test('an order without a kitchen address alerts at once, is in the operator’s list, and is sent as soon as there is an address', async () => {
  const made = await newOrder();
  await nextTry();
  const facts = { orderId: made.id, problem: 'noAddress', failures: 1 };
  expect(errors).toEqual([{ tenantId: 'burger', storeId: 1, ...facts }]);
  const at = new Date(noon + 6_000).toISOString();
  const listed = {
    ...facts,
    number: made.number,
    storeId: 1,
    storeName: 'Local Ñuñoa',
    status: 'created',
    since: at,
    at,
    gaveUp: false,
  };
  expect(await untold()).toEqual([listed]);
  const metrics = await server.deps.metrics.text();
  expect(metrics).toMatch(
    /^comanda_kitchen_failures_total\{tenant="burger",problem="noAddress"\} \d+$/mu,
  );
  expect(metrics).toMatch(
    /^comanda_kitchen_alerts_total\{tenant="burger",problem="noAddress"\} \d+$/mu,
  );
  const got = await kitchenThat(takes);
  await nextTry();
  expect(got).toHaveLength(1);
  expect(await untold()).toEqual([]);
  expect(await nextTry()).toBeNull();
});

const letStore = async (ordersGoTo: 'system' | 'counter') => {
  await owner.rows('burger', `update stores set document = document || $1`, [{ ordersGoTo }]);
  server.deps.menus.onChange({ tenantId: burger, kind: 'tenant', id: '' });
};

test('an order of a store with a counter calls no system and alerts nobody, and its shopper gets the receipt', async () => {
  const got = await kitchenThat(takes);
  await letStore('counter');
  onTestFinished(() => letStore('system'));
  const made = await newOrder(
    orderPayload({ checkout_answers: [{ checkout_question_id: 7, answer: '576937-K' }] }),
  );
  await nextTry();
  const [order] = await owner.rows<{ released: boolean }>(
    'burger',
    'select released_at is not null as released from orders where id = $1',
    [made.id],
  );
  expect([got, errors, await untold(), await nextTry()]).toEqual([[], [], [], null]);
  expect(order?.released).toBe(true);
  expect(await runNextJob(server, owner, 'send-receipt')).not.toBeNull();
});

test('a store that turns to its counter while its system is down is not retried', async () => {
  await newOrder();
  await nextTry();
  expect(await untold()).toHaveLength(1);
  await letStore('counter');
  onTestFinished(() => letStore('system'));
  await nextTry();
  expect([await untold(), await nextTry()]).toEqual([[], null]);
});

test('the retries stop when the order ends', async () => {
  const made = await newOrder();
  await nextTry();
  server.setClock(server.deps.clock() + 1);
  await postAsIntegration(server, `/v1/integrations/orders/${made.id}/status`, {
    status: 'cancelled',
  });
  const got = await kitchenThat(takes);
  await nextTry();
  expect([got, await untold(), await nextTry()]).toEqual([[], [], null]);
});

const faults: Record<string, { behaves: RequestListener; problem: string | null }> = {
  'answers 500': {
    behaves: (_request, response) => void response.writeHead(500).end(),
    problem: 'refused',
  },
  'does not answer': { behaves: () => undefined, problem: 'timeout' },
  'cuts the line': {
    behaves: (request) => void request.socket.destroy(),
    problem: 'connectionFailed',
  },
  'sends elsewhere': {
    behaves: (_request, response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
    problem: 'refused',
  },
  'shows a web page': {
    behaves: (_request, response) => void response.writeHead(200).end('<h1>Bienvenidos</h1>'),
    problem: 'refused',
  },
  'shows an endless page': {
    behaves: (_request, response) => void response.writeHead(200).end('x'.repeat(70_000)),
    problem: 'refused',
  },
  'takes it without a word': {
    behaves: (_request, response) => void response.writeHead(204).end(),
    problem: null,
  },
  'takes it with JSON of its own': {
    behaves: (_request, response) => void response.writeHead(201).end('{"id":"P-1"}'),
    problem: null,
  },
};

test.each(Object.entries(faults))('a restaurant that %s', async (_what, { behaves, problem }) => {
  const got = await kitchenThat(behaves);
  const made = await newOrder();
  await nextTry();
  expect(got.map(({ path }) => path)).toEqual(['/kitchen/orders']);
  const [failure] = await owner.rows<{ problem: string | null }>(
    'burger',
    `select kitchen_failure ->> 'problem' as problem from orders where id = $1`,
    [made.id],
  );
  expect(failure?.problem).toBe(problem);
});

test('a failing restaurant is paused for half a minute, so that it does not delay the jobs of other brands', async () => {
  const got = await kitchenThat((_request, response) => void response.writeHead(500).end());
  const many = [];
  for (let count = 0; count < 7; count += 1) many.push(await newOrder());
  for (const { id } of many)
    await notifyKitchen(server.deps, { tenantId: burger, orderId: id, tries: 0 });
  expect(got).toHaveLength(5);
  expect((await untold()).filter(({ problem }) => problem === 'circuitOpen')).toHaveLength(2);
  await owner.rows('burger', 'update orders set kitchen_failure = null');
});

const publish = async (operations: object) => {
  await owner.rows('burger', 'update tenant_settings set operations = $1', [operations]);
  server.deps.menus.onChange({ tenantId: burger, kind: 'tenant', id: '' });
};

test('a brand’s own address has priority, and is never called inside our own network, by address or by name', async () => {
  const got = await kitchenThat(takes);
  const { port } = new URL(server.deps.config.sandboxUrl ?? '');
  onTestFinished(() => publish({}));
  for (const [host, problem] of [
    ['127.0.0.1', 'privateAddress'],
    ['[::1]', 'privateAddress'],
    ['169.254.169.254', 'privateAddress'],
    ['localhost', 'connectionFailed'],
  ]) {
    await publish({ kitchenUrl: `https://${host}:${port}/orders` });
    expect(await server.deps.kitchens.sendTicket(burger, '{}'), host).toEqual({
      problem,
      retryAfterMs: null,
    });
  }
  expect(got).toEqual([]);
});
