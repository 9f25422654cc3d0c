import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { type FakeComanda, fakeComanda } from '../testing/fake-comanda.ts';
import { type ManualTimer, manualTimer } from '../testing/manual-timer.ts';
import { updateStatusAtComanda } from './update-status.ts';
import { createKitchen, type Kitchen } from './kitchen.ts';
import { signCall } from './signature.ts';
import type { Ticket } from './ticket.ts';

const key = 'shared-key';
let comanda: FakeComanda;
let timer: ManualTimer;
let kitchen: Kitchen;
let app: FastifyInstance;

const open = (before: readonly Ticket[] = []) =>
  createKitchen(
    { timer, updateStatus: updateStatusAtComanda(key, timer.now) },
    { stepMs: 12_000, paused: false },
    before,
  );

beforeEach(async () => {
  comanda = await fakeComanda();
  timer = manualTimer();
  kitchen = open();
  app = buildSandbox({ kitchen, mailbox: createMailbox(), integrationKey: key, timer });
});
afterEach(async () => {
  await app.close();
  await comanda.close();
});

const order = (change: object = {}) =>
  JSON.stringify({
    tenantId: 'burger',
    orderId: 'order-1',
    number: 4172,
    dispatchMethod: 'store_delivery',
    status: 'created',
    callbackUrl: comanda.url,
    products: [{ name: 'Doble Brasa', quantity: 1 }],
    ...change,
  });

function deliver(payload: string, signedWith = key, at = timer.now()) {
  const timestamp = String(Math.floor(at / 1_000));
  const signature = signCall(signedWith, timestamp, {
    method: 'POST',
    host: 'localhost',
    target: '/kitchen/orders',
    rawBody: payload,
  });
  return app.inject({
    method: 'POST',
    url: '/kitchen/orders',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-integration-timestamp': timestamp,
      'x-integration-signature': signature,
    },
  });
}

const statusOf = () => kitchen.tickets()[0]?.status;
const untilStatus = async (status: string) => {
  await expect.poll(statusOf).toBe(status);
};
const control = (url: string, payload?: object) =>
  app.inject({
    method: 'POST',
    url,
    ...(payload === undefined
      ? {}
      : { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }),
  });

test('a made-to-order product gets its time when the kitchen accepts it', async () => {
  await deliver(order({ estimatedAt: null }));
  const at = timer.now();
  await control('/kitchen/orders/order-1/advance');
  const [taken] = comanda.calls;
  expect(JSON.parse(taken?.rawBody ?? '')).toEqual({
    status: 'preparing',
    ready_at: new Date(at + 3_600_000).toISOString(),
  });
  await control('/kitchen/orders/order-1/advance');
  expect(JSON.parse(comanda.calls[1]?.rawBody ?? '')).toEqual({ status: 'ready' });
});

test('an order walks by itself, one step every twelve seconds, by signed calls', async () => {
  expect((await deliver(order())).statusCode).toBe(202);
  timer.advance(11_999);
  expect(comanda.calls).toEqual([]);
  for (const [wait, status] of [
    [1, 'preparing'],
    [12_000, 'ready'],
    [12_000, 'inTransit'],
    [12_000, 'completed'],
  ] as const) {
    timer.advance(wait);
    await untilStatus(status);
  }
  expect(timer.pending()).toEqual([]);
  expect(comanda.calls.map(({ rawBody }) => rawBody)).toEqual(
    ['preparing', 'ready', 'inTransit', 'completed'].map((status) => JSON.stringify({ status })),
  );
  for (const { path, tenant, timestamp, signature, rawBody } of comanda.calls) {
    expect([path, tenant, signature]).toEqual([
      '/v1/integrations/orders/order-1/status',
      'burger',
      signCall(key, timestamp, { method: 'POST', host: '127.0.0.1', target: path, rawBody }),
    ]);
  }
});

test('an order delivered twice is cooked once', async () => {
  expect((await deliver(order())).json()).toEqual({ received: 'new' });
  expect((await deliver(order())).json()).toEqual({ received: 'known' });
  expect(kitchen.tickets()).toHaveLength(1);
  expect(timer.pending()).toEqual([12_000]);
});

test('an order with another key, another body or an old time is refused', async () => {
  expect((await deliver(order(), 'other-key')).statusCode).toBe(401);
  expect((await deliver(order(), key, timer.now() - 301_000)).statusCode).toBe(401);
  expect((await deliver(order(), key, timer.now() - 299_000)).statusCode).toBe(202);
  expect(
    (await app.inject({ method: 'POST', url: '/kitchen/orders', payload: order() })).statusCode,
  ).toBe(401);
});

test('while Comanda is down the move is tried again, later each time, and goes on when it is back', async () => {
  await deliver(order());
  comanda.answerWith(503, { code: 1010, message: 'SERVICE_ERROR', metadata: {} });
  timer.advance(12_000);
  for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    await expect.poll(() => timer.pending()).toEqual([pause]);
    timer.advance(pause);
  }
  await expect.poll(() => timer.pending()).toEqual([30_000]);
  comanda.answerWith(200, {});
  timer.advance(30_000);
  await untilStatus('preparing');
  expect(timer.pending()).toEqual([12_000]);
});

test('a refused connection counts as down', async () => {
  await deliver(order({ callbackUrl: 'http://127.0.0.1:1' }));
  expect(await kitchen.advance('order-1')).toMatchObject({
    status: 'created',
    attempts: 1,
    stopped: false,
  });
});

test('an order that Comanda refuses to move stops', async () => {
  await deliver(order());
  comanda.answerWith(409, { code: 1043, message: 'ORDER_NOT_REPROCESSABLE', metadata: {} });
  timer.advance(12_000);
  await expect.poll(() => kitchen.tickets()[0]?.stopped).toBe(true);
  expect(timer.pending()).toEqual([]);
});

test('a move whose answer was lost is not refused twice', async () => {
  await deliver(order());
  comanda.answerWith(409, {
    code: 1043,
    message: 'ORDER_NOT_REPROCESSABLE',
    metadata: { status: 'preparing' },
  });
  expect(await kitchen.advance('order-1')).toMatchObject({ status: 'preparing', stopped: false });
});

test("a cancellation stops the order's clock", async () => {
  await deliver(order());
  await deliver(order({ status: 'cancelled' }));
  expect(statusOf()).toBe('cancelled');
  expect(timer.pending()).toEqual([]);
});

test('a person holds the kitchen, moves an order by hand and lets it go faster', async () => {
  await deliver(order());
  await control('/kitchen/pause');
  expect(timer.pending()).toEqual([]);
  expect((await control('/kitchen/orders/order-1/advance')).json()).toMatchObject({
    status: 'preparing',
  });
  expect((await control('/kitchen/clock', { stepMs: 500 })).json()).toEqual({
    stepMs: 500,
    paused: true,
  });
  await control('/kitchen/resume');
  expect(timer.pending()).toEqual([500]);
  expect((await control('/kitchen/orders/nobody/advance')).statusCode).toBe(404);
  expect((await control('/kitchen/clock', { stepMs: -1 })).statusCode).toBe(422);
});

test('a step by the clock and one by hand at once make one move', async () => {
  await deliver(order());
  await Promise.all([kitchen.advance('order-1'), kitchen.advance('order-1')]);
  expect(comanda.calls).toHaveLength(1);
  expect(statusOf()).toBe('preparing');
});

test('a kitchen that is started again goes on with its orders', async () => {
  await deliver(order());
  const again = open(kitchen.tickets());
  expect(await again.advance('order-1')).toMatchObject({ status: 'preparing' });
  again.stop();
});

const fullOrder = {
  storeId: 3,
  scheduledDate: null,
  estimatedAt: '2026-11-21T16:15:00.000Z',
  timeZone: 'America/Santiago',
  customer: { name: 'Camila Rojas', phone: '+56987654321', email: null },
  address: {
    textAddress: 'Los Aromos 123',
    city: 'Ñuñoa',
    apartmentDetails: 'Depto 45',
    dispatchNote: 'timbre malo',
    latitude: -33.45,
    longitude: -70.6,
  },
  deliveryOption: 'deliverDoor',
  dispatchNote: 'timbre malo',
  handOverCode: '4821',
  napkin: true,
  coverly: false,
  ageConfirmed: true,
  checkoutAnswers: [{ checkoutQuestionId: 1, checkoutQuestion: 'NIT', kind: 'nit', answer: 'CF' }],
  payment: {
    method: 'cash',
    isOnline: false,
    status: 'created',
    currency: 'CLP',
    toCollect: 8_980,
    cashAmount: 10_000,
    change: 1_020,
  },
  tip: 1_000,
  storeTip: 0,
  total: 8_980,
};

test('an order of 21:00 is finished at its time, and its earlier steps are not delayed', async () => {
  const minutes = (count: number): string => new Date(timer.now() + count * 60_000).toISOString();
  await deliver(
    order({
      ...fullOrder,
      dispatchMethod: 'in_store',
      scheduledDate: '2026-11-21 21:00',
      estimatedAt: minutes(40),
    }),
  );
  await kitchen.advance('order-1');
  expect(timer.pending()).toEqual([12_000]);
  await kitchen.advance('order-1');
  expect(statusOf()).toBe('ready');
  expect(timer.pending()).toEqual([40 * 60_000]);
});

test('the board shows what it takes to bag, carry and collect', async () => {
  await deliver(order(fullOrder));
  const board = (await app.inject('/kitchen')).body.replaceAll(/\s+/g, ' ');
  for (const words of [
    'burger · local 3 · reparto del local',
    'lo antes posible, cerca de las 13:15',
    'con servilletas · sin cubiertos · pedir carnet: +18',
    '«Camila Rojas» · +56987654321',
    '«Los Aromos 123, Ñuñoa · Depto 45» · Subir hasta la puerta · -33.45, -70.6',
    '«timbre malo»',
    '4821',
    '«CF»',
    'CLP 8.980 en efectivo · paga con CLP 10.000, vuelto CLP 1.020 · incluye CLP 1.000 de propina',
  ])
    expect(board).toContain(words);
});

test('of an order that was paid online nothing is collected', async () => {
  const payment = {
    method: 'webpay',
    isOnline: true,
    status: 'completed',
    currency: 'CLP',
    toCollect: 0,
    cashAmount: null,
    change: null,
  };
  await deliver(order({ ...fullOrder, address: null, dispatchMethod: 'in_store', payment }));
  const board = (await app.inject('/kitchen')).body;
  expect(board).toContain('nada: CLP 8.980 ya pagado (webpay)');
  expect(board).toContain('retira en el local');
});

test('the board shows the order, its food and the next move, and a button leads back to it', async () => {
  await deliver(order({ products: [{ name: '<b>Doble</b>', quantity: 2 }] }));
  const board = (await app.inject('/kitchen')).body;
  expect(board).toContain('Pedido 4172');
  expect(board).toContain('2 × &lt;b&gt;Doble&lt;/b&gt;');
  expect(board).toContain('Siguiente: en preparación');
  const pressed = await app.inject({
    method: 'POST',
    url: '/kitchen/orders/order-1/advance',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/kitchen']);
});
