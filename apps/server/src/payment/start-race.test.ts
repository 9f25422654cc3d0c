import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { attemptsOfOrder } from './find-attempts.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  paidLedger,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { guestHeaders, type Guest, createTestGuest, type ApiReply } from '../testing/shopper.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import type { AnyJson } from '../testing/any-json.ts';

/**
 * Payment starts that race each other, or a report, at two servers. The test holds a row lock until
 * each request waits in the database.
 */
let shop: PaymentTestShop;
let other: OrderServer;
let camila: Guest;
let holder: pg.Client;

beforeAll(async () => {
  shop = await openPaymentTestShop();
  other = await startOrderServer(shop.database.appUrl, {}, shop.sandbox.url);
  camila = await createTestGuest(shop.server);
  // Warms both servers' connections and menus, so that only the held lock delays a request.
  const first: AnyJson = await shop.order(camila);
  await Promise.all(
    [shop.server, other].map((server, at) => press(server, first.id, `warm-${at}`)),
  );
});
beforeEach(async () => {
  holder = new pg.Client({ connectionString: shop.database.ownerUrl });
  await holder.connect();
  await holder.query(`select set_config('app.tenant_id', 'burger', false)`);
});
afterEach(() => holder.end());
afterAll(async () => {
  await other.close();
  await shop.close();
});

/**
 * Starts a payment on the brand's own host, which both servers serve as behind a balancer. `fetch`
 * would set the Host header itself.
 */
async function press({ origin }: OrderServer, orderId: string, key: string): Promise<ApiReply> {
  const headers = {
    host: 'burger.localhost',
    'x-platform': 'web',
    'content-type': 'application/json',
  };
  const url = new URL(`/v1/orders/${orderId}/payments/webpay`, origin);
  const sent = request(url, {
    method: 'POST',
    headers: { ...headers, ...guestHeaders(camila, { 'idempotency-key': key }) },
  });
  sent.end(JSON.stringify({ redirect_url: 'http://burger.localhost/processing-purchase' }));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await json(answer) };
}

/** Locks one row until {@link letGo}. */
const hold = async (table: 'orders' | 'payment_attempts', id: string): Promise<void> => {
  await holder.query('begin');
  await holder.query(`select from ${table} where id = $1 for update`, [id]);
};
const letGo = () => holder.query('commit');

/**
 * Resolves when `count` connections wait for a lock in this database. It uses another connection
 * than the holder, whose transaction would see one snapshot only.
 */
async function untilWaiting(count: number): Promise<void> {
  const waiting = `select count(distinct l.pid)::int as count from pg_locks l
    join pg_stat_activity s on s.pid = l.pid
    where not l.granted and s.datname = current_database()`;
  for (;;) {
    const [row] = await shop.owner.rows<{ count: number }>('burger', waiting);
    if ((row?.count ?? 0) >= count) return;
    await wait(5);
  }
}

const attemptsFor = (id: string) =>
  attemptsOfOrder(autocommit(shop.server.deps.db, burgerTenantId), id as never);
const statusOf = ({ status }: ApiReply) => status;

test('pay pressed in two tabs at once, on two servers: the newer attempt replaces the other, so that one is open', async () => {
  const made: AnyJson = await shop.order(camila);
  await hold('orders', made.id);
  const replies = Promise.all([
    press(shop.server, made.id, 'tab-1'),
    press(other, made.id, 'tab-2'),
  ]);
  await untilWaiting(2);
  await letGo();
  expect((await replies).map(statusOf)).toEqual([201, 201]);
  const open = (await attemptsFor(made.id)).map(({ attempt }) => attempt.superseded);
  expect(open.toSorted()).toEqual([false, true]);
});

test('pay pressed while the previous payment is being stored: the order stays paid, and the press is refused', async () => {
  const made: AnyJson = await shop.order(camila);
  await shop.start(camila, made.id);
  const [stored] = await attemptsFor(made.id);
  if (!stored) throw new Error('an attempt is needed');
  await hold('payment_attempts', stored.attempt.id);
  const { sum, merchantRef } = stored.attempt;
  const report = { source: 'poll', reported: 'captured', at: noon, sum, merchantRef } as const;
  const settled = reconcileAttempt(shop.server.deps, burgerTenantId, {
    attempt: stored.attempt,
    report,
  });
  await untilWaiting(1);
  const pressed = press(other, made.id, 'again');
  await untilWaiting(2);
  await letGo();
  await settled;
  expect((await pressed).body).toMatchObject({ code: 1030 });
  expect(await shop.paymentState(made.id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
});

test('pay pressed twice with one key at once, on two servers: one attempt, one page, and one request to the provider', async () => {
  const made: AnyJson = await shop.order(camila);
  await hold('orders', made.id);
  const replies = Promise.all([
    press(shop.server, made.id, 'one-key'),
    press(other, made.id, 'one-key'),
  ]);
  await untilWaiting(2);
  await letGo();
  const [first, second] = await replies;
  expect([first, second].map((reply) => reply?.status)).toEqual([201, 201]);
  expect(second?.body).toEqual(first?.body);
  expect(await startsOf(made.id)).toBe(1);
});

test('a repeat after a lost response with the same key, later and on another server, gets the same attempt and the same page', async () => {
  const made: AnyJson = await shop.order(camila);
  const first = await press(shop.server, made.id, 'lost');
  other.setClock(noon + 60_000);
  const again = await press(other, made.id, 'lost');
  expect(again).toEqual(first);
  expect(again.status).toBe(201);
  expect(await startsOf(made.id)).toBe(1);
});

/** Attempts of an order that the provider was asked to start, counted in the sandbox's records. */
async function startsOf(orderId: string): Promise<number> {
  const { refs } = await shop.paymentState(orderId);
  const { requests } = await shop.sandbox.call('GET', '/_requests');
  return requests.filter(
    ({ call, merchantRef }: AnyJson) => call === 'create' && refs.includes(merchantRef),
  ).length;
}
