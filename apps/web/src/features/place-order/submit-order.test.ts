import { orderSchema } from '@comanda/domain/order/order-schema.ts';
import { wireWriter } from '@comanda/contract/wire.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { productId } from '@comanda/domain/testing/make.ts';
import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';
import { noStoredSessions } from '@comanda/client/stored-sessions.ts';
import { createSessionStore } from '@comanda/client/session-store.ts';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { makeSession } from '@comanda/client/testing/make-session.ts';
import { fakeShop, guestId } from '../../testing/fake-shop.ts';
import { makeOrder } from '@comanda/domain/testing/make-order.ts';
import { submitOrder } from './submit-order.ts';

beforeEach(() => void stubBrowser('http://127.0.0.1/'));
afterEach(() => vi.unstubAllGlobals());

const plan = (rest: Partial<PlaceOrderRequest['body']['order']> = {}): PlaceOrderRequest => ({
  body: {
    order: {
      name: 'Álvaro Pérez',
      email: 'alvaro@example.com',
      phone: '+56987654321',
      paymentMethod: 'cash',
      storeId: 1 as StoreId,
      dispatchMethod: 'in_store',
      itemsAttributes: [
        { key: 'a', productId: productId(1), quantity: 1, instructions: '', modifiers: [] },
      ],
      napkin: false,
      coverly: false,
      tip: minor(0),
      storeTip: minor(0),
      checkoutAnswers: [],
      termsAndConditions: true,
      expectedTotal: minor(8_990),
      ...rest,
    },
    emailSubscription: false,
    onlinePayment: false,
  },
});

const hour = 3_600_000;
const pending: RequestListener = (_request, response) => void response.writeHead(204).end();
const done = json(200, wireWriter(orderSchema, { decimals: 0, keys: 'camel' })(makeOrder(1)));
const destroyConnection: RequestListener = (request) => void request.socket.destroy();
const refused = (code: number, message: string) => json(422, { code, message, metadata: {} });
const badToken = json(401, { code: 1021, message: 'INVALID_TOKEN', metadata: {} });

/** A shopper with a cart at the fake shop; each wait of the poll advances the clock. */
async function shopper(answers: Parameters<typeof fakeShop>[0]) {
  let now = Date.parse('2026-11-21T23:00:00Z');
  const sessions = createSessionStore(noStoredSessions, () => now);
  const { api, requests } = await createTestApi(fakeShop(answers), { sessions });
  let keyCount = 0;
  const clock = { now: () => now, minute: () => now, subscribe: () => () => undefined };
  const wait = (ms: number): Promise<void> => {
    now += ms;
    return Promise.resolve();
  };
  const needs = { api, sessions, clock, wait, makeKey: () => `key-${++keyCount}` };
  return {
    place: (orderPlan = plan()) => submitOrder(needs, orderPlan),
    lines: () => requests.map(({ line }) => line),
    guests: () => requests.filter(({ line }) => line === 'POST /v1/users'),
    orders: () => requests.filter(({ line }) => line === 'POST /v1/orders'),
    polls: () => requests.filter(({ line }) => line === 'GET /v1/orders_job'),
    sleep: (ms: number) => {
      now += ms;
    },
    authorisationOf: (index: number) => requests[index]?.headers.authorization,
    session: () => sessions.current(),
    sessions,
  };
}
const keysOf = (orders: readonly { headers: Record<string, unknown> }[]) =>
  orders.map(({ headers }) => headers['idempotency-key']);

describe('an order', () => {
  test('is placed by a new guest and polled until it exists', async () => {
    const me = await shopper({ 'GET /v1/orders_job': [pending, pending, done] });
    expect(await me.place()).toEqual({ kind: 'placed', order: makeOrder(1) });
    expect(me.lines()).toEqual([
      'GET /v1/settings',
      'POST /v1/users',
      'POST /v1/orders',
      ...Array<string>(3).fill('GET /v1/orders_job'),
    ]);
    expect(me.guests()[0]?.headers['x-create-user-token']).toBe('burger.create');
    expect(me.orders()[0]?.headers.authorization).toBe('Bearer burger.guest-1');
    expect(me.polls()[0]?.headers['x-job-authorization']).toBe('burger.job');
    expect(me.session()).toMatchObject({
      role: 'guest',
      userId: guestId(1),
      token: 'burger.guest-1',
    });
  });

  test('of the same person is placed by the same guest, of another person by a new one', async () => {
    const me = await shopper({ 'GET /v1/orders_job': [done] });
    await me.place();
    await me.place(plan({ napkin: true }));
    expect(me.guests()).toHaveLength(1);
    await me.place(plan({ email: 'ana@example.com' }));
    expect(me.guests()).toHaveLength(2);
    await me.place(plan());
    expect(me.guests()).toHaveLength(2);
    expect(me.orders().map(({ headers }) => headers.authorization)).toEqual(
      [1, 1, 2, 1].map((guest) => `Bearer burger.guest-${guest}`),
    );
    expect(me.sessions.all().map(({ userId }) => userId)).toEqual([guestId(1), guestId(2)]);
  });

  test('that takes longer than 25 seconds is pending, never failed', async () => {
    const me = await shopper({ 'GET /v1/orders_job': [pending] });
    expect(await me.place()).toEqual({ kind: 'unconfirmed', jobToken: 'burger.job' });
    expect(me.polls()).toHaveLength(26);
  });

  test('that the server refuses, at once or later, returns the reason', async () => {
    const atOnce = await shopper({ 'POST /v1/orders': [refused(1024, 'STORE_CLOSED')] });
    expect(await atOnce.place()).toEqual({
      kind: 'refused',
      refusal: { label: 'STORE_CLOSED', metadata: {} },
    });
    const refusedLater = await shopper({
      'GET /v1/orders_job': [pending, refused(1092, 'NO_RIDERS')],
    });
    expect(await refusedLater.place()).toEqual({
      kind: 'refused',
      refusal: { label: 'NO_RIDERS', metadata: {} },
    });
  });
});

describe('one order despite lost answers', () => {
  test('creation is never retried automatically', async () => {
    const me = await shopper({ 'POST /v1/orders': [destroyConnection] });
    expect(await me.place()).toEqual({
      kind: 'refused',
      refusal: { label: 'NETWORK_ERROR', metadata: {} },
    });
    expect(me.orders()).toHaveLength(1);
  });

  test('after a lost answer the shopper’s retry uses the same key', async () => {
    const me = await shopper({
      'POST /v1/orders': [destroyConnection, json(202, { jobToken: 'burger.job' })],
      'GET /v1/orders_job': [done],
    });
    await me.place();
    expect(await me.place()).toMatchObject({ kind: 'placed' });
    expect(keysOf(me.orders())).toEqual(['key-1', 'key-1']);
  });

  test('that a stopping server did not finish is sent again under the same key', async () => {
    const me = await shopper({
      'POST /v1/orders': [refused(1041, 'SHUTDOWN_ACTIVE'), json(202, { jobToken: 'burger.job' })],
      'GET /v1/orders_job': [done],
    });
    expect(await me.place()).toMatchObject({
      kind: 'refused',
      refusal: { label: 'SHUTDOWN_ACTIVE' },
    });
    expect(await me.place()).toMatchObject({ kind: 'placed' });
    expect(keysOf(me.orders())).toEqual(['key-1', 'key-1']);
  });

  test('a retry after an unknown outcome uses the same key', async () => {
    const me = await shopper({
      'GET /v1/orders_job': [...Array<RequestListener>(26).fill(pending), done],
    });
    await me.place();
    await me.place();
    expect(keysOf(me.orders())).toEqual(['key-1', 'key-1']);
  });

  test('another order, or the same one after an answer, uses another key', async () => {
    const me = await shopper({
      'POST /v1/orders': [
        destroyConnection,
        destroyConnection,
        refused(1024, 'STORE_CLOSED'),
        destroyConnection,
      ],
    });
    await me.place();
    await me.place(plan({ napkin: true }));
    await me.place(plan({ napkin: true }));
    await me.place(plan({ napkin: true }));
    expect(keysOf(me.orders())).toEqual(['key-1', 'key-2', 'key-2', 'key-3']);
  });

  test('a lost poll is repeated', async () => {
    const me = await shopper({
      'GET /v1/orders_job': [
        destroyConnection,
        destroyConnection,
        destroyConnection,
        destroyConnection,
        done,
      ],
    });
    expect(await me.place()).toMatchObject({ kind: 'placed' });
    expect(me.orders()).toHaveLength(1);
  });

  test('an expired job token leaves the outcome unknown and creates no second order', async () => {
    const me = await shopper({ 'GET /v1/orders_job': [badToken] });
    expect(await me.place()).toEqual({ kind: 'unconfirmed', jobToken: 'burger.job' });
    expect([me.guests(), me.orders()].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('an answer that times out', () => {
  const timeout = json(408, { code: 408, message: 'TIMEOUT', metadata: {} });

  test('leaves the outcome unknown: the retry uses the same key', async () => {
    const me = await shopper({
      'POST /v1/orders': [timeout, json(202, { jobToken: 'burger.job' })],
      'GET /v1/orders_job': [done],
    });
    expect(await me.place()).toMatchObject({ kind: 'refused', refusal: { label: 'TIMEOUT' } });
    expect(await me.place()).toMatchObject({ kind: 'placed' });
    expect(keysOf(me.orders())).toEqual(['key-1', 'key-1']);
  });

  test('is retried by the same guest, also after the session’s original expiry', async () => {
    const accepted = json(202, { jobToken: 'burger.job' });
    const me = await shopper({
      'POST /v1/orders': [accepted, destroyConnection, accepted],
      'GET /v1/orders_job': [done],
    });
    await me.place();
    me.sleep(24.5 * hour);
    await me.place();
    me.sleep(hour);
    await me.place();
    expect([me.guests().length, keysOf(me.orders())]).toEqual([1, ['key-1', 'key-2', 'key-2']]);
  });
});

describe('a guest whose token expired', () => {
  test('is replaced by one new guest, and the order is placed', async () => {
    const me = await shopper({
      'POST /v1/orders': [badToken, json(202, { jobToken: 'burger.job' })],
      'GET /v1/orders_job': [done],
    });
    expect(await me.place()).toMatchObject({ kind: 'placed' });
    expect(me.orders().map(({ headers }) => headers.authorization)).toEqual([
      'Bearer burger.guest-1',
      'Bearer burger.guest-2',
    ]);
    expect(me.session()?.userId).toBe(guestId(2));
    expect(keysOf(me.orders())).toEqual(['key-1', 'key-2']);
  });

  test('is replaced only once: the second refusal is returned', async () => {
    const me = await shopper({ 'POST /v1/orders': [badToken] });
    expect(await me.place()).toMatchObject({
      kind: 'refused',
      refusal: { label: 'INVALID_TOKEN' },
    });
    expect([me.guests(), me.orders()].map(({ length }) => length)).toEqual([2, 2]);
  });
});

describe('an order of a user', () => {
  const ana = makeSession(9, { role: 'user', expiresAt: '2026-12-21T12:00:00.000Z' });
  const ofAna = { ...plan({ name: 'Beto', email: 'beto@example.com' }), userId: ana.userId };

  test('is placed by the user, whatever name and email it is for', async () => {
    const me = await shopper({ 'GET /v1/orders_job': [done] });
    me.sessions.setCurrent(ana);
    expect(await me.place(ofAna)).toMatchObject({ kind: 'placed' });
    expect(me.guests()).toEqual([]);
    expect(me.orders().map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${ana.token}`,
    ]);
    expect(me.session()).toEqual(ana);
  });

  test('is never placed as a guest when the session has ended', async () => {
    const refusedAtOrder = await shopper({ 'POST /v1/orders': [badToken] });
    refusedAtOrder.sessions.setCurrent(ana);
    const ended = { kind: 'refused', refusal: { label: 'INVALID_TOKEN' } };
    expect(await refusedAtOrder.place(ofAna)).toMatchObject(ended);
    expect([refusedAtOrder.orders().length, refusedAtOrder.guests().length]).toEqual([1, 0]);
    const endedBefore = await shopper({});
    expect(await endedBefore.place(ofAna)).toMatchObject({
      kind: 'refused',
      refusal: { label: 'Unauthorized' },
    });
    expect(endedBefore.lines()).toEqual([]);
  });
});

describe('an order whose answer was lost before its guest logged in', () => {
  const ana = makeSession(9, { role: 'user', expiresAt: '2026-12-21T12:00:00.000Z' });
  const sent = makeOrder(1, { total: minor(8_990), createdAt: '2026-11-21T23:00:01.000Z' });
  const found = json(200, wireWriter(orderSchema, { decimals: 0, keys: 'camel' })(sent));
  const placed = { 'GET /v1/orders_job': [done] };
  const ofAna = { ...plan({ email: 'ana@example.com' }), userId: ana.userId };

  test.each([
    ['beside the account', false, 'burger.guest-1'],
    ['merged into the account', true, ana.token],
  ])('is found by the guest %s, and no second order is placed', async (_how, isMerged, token) => {
    const me = await shopper({
      'POST /v1/orders': [destroyConnection],
      'GET /v1/orders/last': [found],
    });
    await me.place();
    const guest = me.session();
    me.sessions.setCurrent(ana);
    if (isMerged) me.sessions.drop(guest?.token ?? '');
    expect(await me.place(ofAna)).toEqual({ kind: 'placed', order: sent });
    expect(me.orders()).toHaveLength(1);
    const asked = me.lines().lastIndexOf('GET /v1/orders/last');
    expect(asked).toBeGreaterThan(0);
    expect(me.authorisationOf(asked)).toBe(`Bearer ${token}`);
  });

  test('and never arrived is placed by the user', async () => {
    const me = await shopper({
      ...placed,
      'POST /v1/orders': [destroyConnection, json(202, { jobToken: 'burger.job' })],
    });
    await me.place();
    me.sessions.setCurrent(ana);
    expect(await me.place(ofAna)).toMatchObject({ kind: 'placed' });
    expect(me.orders().map(({ headers }) => headers.authorization)).toEqual([
      'Bearer burger.guest-1',
      `Bearer ${ana.token}`,
    ]);
  });

  test('is not repeated while the server cannot say whether it arrived', async () => {
    const me = await shopper({
      'POST /v1/orders': [destroyConnection],
      'GET /v1/orders/last': [json(500, {})],
    });
    await me.place();
    me.sessions.setCurrent(ana);
    for (const _try of [1, 2]) expect(await me.place(ofAna)).toMatchObject({ kind: 'refused' });
    expect(me.orders()).toHaveLength(1);
  });
});

test('a failed guest creation places no order', async () => {
  const nobody = json(201, {
    id: guestId(1),
    name: '',
    email: '',
    phone: '',
    externalId: '',
    token: '',
    expiresAt: '2026-11-23T00:00:00.000Z',
  });
  const me = await shopper({ 'POST /v1/users': [nobody] });
  expect(await me.place()).toMatchObject({
    kind: 'refused',
    refusal: { metadata: { reason: 'noUserToken' } },
  });
  expect(me.orders()).toHaveLength(0);
  expect(me.session()).toBeNull();
});
