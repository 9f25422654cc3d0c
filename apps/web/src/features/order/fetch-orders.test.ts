import { orderSchema } from '@comanda/domain/order/order-schema.ts';
import { wireWriter } from '@comanda/contract/wire.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { createOrderBuyers } from '../../shop/order/order-buyers.ts';
import { noStoredSessions } from '@comanda/client/stored-sessions.ts';
import { createSessionStore } from '@comanda/client/session-store.ts';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { makeOrder, withStatus } from '@comanda/domain/testing/make-order.ts';
import { makeSession } from '@comanda/client/testing/make-session.ts';
import { fetchActiveOrders, fetchFirstPages, fetchOlderPages, fetchOrder } from './fetch-orders.ts';
import { noOrders, mergePages } from './orders-state.ts';

afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-21T12:00:00Z');
const never = new AbortController().signal;
const write = wireWriter(orderSchema, { decimals: 0, keys: 'camel' });
const ended = json(401, { code: 1021, message: 'INVALID_TOKEN', metadata: {} });
const down = json(500, {});
const numbers = (orders: readonly Order[]): readonly number[] => orders.map(({ number }) => number);

type Answer = readonly Order[] | RequestListener;

/**
 * A browser in which guests 1, 2 … ordered one after the other, each with the server's response to
 * that guest.
 */
async function browser(...answers: readonly Answer[]) {
  const sessions = createSessionStore(noStoredSessions, () => now);
  answers.forEach((_answer, index) => sessions.setCurrent(makeSession(index + 1)));
  const { api, requests } = await createTestApi(
    (request, response) => {
      const answer = answers[Number(request.headers.authorization?.at(-1)) - 1] ?? [];
      if (typeof answer === 'function') return answer(request, response);
      const isBefore = request.url?.includes('before=') === true;
      const pages =
        request.url?.includes('limit=') === true
          ? [answer.slice(0, 20), answer.slice(20)]
          : [answer, answer];
      json(200, (pages[isBefore ? 1 : 0] ?? []).map(write))(request, response);
    },
    { sessions },
  );
  const source = { api, sessions, orderBuyers: createOrderBuyers(sessions) };
  return { source, requests, ids: () => sessions.all().map(({ userId }) => userId) };
}

test('the active orders of every guest of this browser are returned, newest first', async () => {
  const { source } = await browser([makeOrder(1)], [makeOrder(2)]);
  const active = await fetchActiveOrders(source, never);
  expect(active.ok && numbers(active.value)).toEqual([2, 1]);
});

test('each order is fetched as the guest who placed it', async () => {
  const { source, requests } = await browser([makeOrder(1)], [makeOrder(2)]);
  await fetchActiveOrders(source, never);
  requests.length = 0;
  await fetchOrder(source, makeOrder(1).id, never);
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer burger.secret-1']);
});

test('each guest’s history has its own cursor', async () => {
  const orders = Array.from({ length: 25 }, (_, index) =>
    withStatus(makeOrder(25 - index), 'completed'),
  );
  const { source, requests } = await browser(orders, [makeOrder(40)]);
  const first = await fetchFirstPages(source, never);
  const myOrders = mergePages(noOrders, first.ok ? first.value : []);
  expect(myOrders.orders).toHaveLength(21);
  requests.length = 0;
  const older = await fetchOlderPages(source, myOrders.olderThan);
  expect(requests.map(({ line }) => line)).toEqual([
    `GET /v1/orders?before=${makeOrder(6).id}&limit=20`,
  ]);
  expect(mergePages(myOrders, older.ok ? older.value : []).orders).toHaveLength(26);
});

test('an earlier guest without orders is dropped, the current one is not', async () => {
  const { source, ids } = await browser([], [makeOrder(2)], []);
  await fetchFirstPages(source, never);
  expect(ids()).toEqual(['u-3', 'u-2']);
});

test('an ended session does not hide the others’ orders; a failing server is reported', async () => {
  const over = await browser(ended, [makeOrder(2)]);
  expect(await fetchActiveOrders(over.source, never)).toMatchObject({
    ok: true,
    value: [{ number: 2 }],
  });
  expect(over.ids()).toEqual(['u-2']);
  const failing = await browser(down);
  expect(await fetchFirstPages(failing.source, never)).toMatchObject({
    ok: false,
    error: { label: 'DEFAULT' },
  });
});
