import { getOrder } from '@comanda/contract/orders.ts';
import { orderSchema } from '@comanda/domain/order/order-schema.ts';
import { wireWriter } from '@comanda/contract/wire.ts';
import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { makeOrder, orderId } from '@comanda/domain/testing/make-order.ts';
import { makeSession } from '@comanda/client/testing/make-session.ts';
import { createOrderBuyers } from './order-buyers.ts';
import { noStoredSessions } from '@comanda/client/stored-sessions.ts';
import { createSessionStore } from '@comanda/client/session-store.ts';

afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-21T12:00:00Z');
const unknown = json(404, { code: 1002, message: 'NOT_FOUND', metadata: {} });
const ended = json(401, { code: 1021, message: 'INVALID_TOKEN', metadata: {} });
const orderAnswer = json(
  200,
  wireWriter(orderSchema, { decimals: 0, keys: 'camel' })(makeOrder(1)),
);

/** A browser with three guest sessions, the third current; the first one placed the order. */
async function browser(
  answers: Partial<Record<string, RequestListener>> = { 'Bearer burger.secret-1': orderAnswer },
) {
  const sessions = createSessionStore(noStoredSessions, () => now);
  for (const number of [1, 2, 3]) sessions.setCurrent(makeSession(number));
  const { api, requests } = await createTestApi(
    (request, response) =>
      (answers[request.headers.authorization ?? ''] ?? unknown)(request, response),
    {
      sessions,
    },
  );
  const buyers = createOrderBuyers(sessions);
  return {
    sessions,
    buyers,
    callAsBuyer: () =>
      buyers.callAsBuyer(orderId(1), (as) =>
        api.call(getOrder, { params: { id: orderId(1) }, as }),
      ),
    callers: () => requests.map(({ headers }) => Number(headers.authorization?.at(-1))),
  };
}

test('an order of an earlier guest is found, and fetched as that guest alone from then on', async () => {
  const { callAsBuyer, callers } = await browser();
  expect(await callAsBuyer()).toEqual({ ok: true, value: makeOrder(1) });
  await callAsBuyer();
  expect(callers()).toEqual([3, 2, 1, 1]);
});

test('an order listed for a guest is fetched as that guest', async () => {
  const { callAsBuyer, callers, buyers } = await browser();
  buyers.recordBuyer([makeOrder(1)], makeSession(1));
  expect((await callAsBuyer()).ok).toBe(true);
  expect(callers()).toEqual([1]);
});

test('an order of another browser is not found, and without a session no call is made', async () => {
  const { callAsBuyer, callers, sessions } = await browser({});
  expect(await callAsBuyer()).toMatchObject({ ok: false, error: { label: 'NOT_FOUND' } });
  sessions.removeAll();
  expect(await callAsBuyer()).toMatchObject({ ok: false, error: { label: 'Unauthorized' } });
  expect(callers()).toEqual([3, 2, 1]);
});

test('an ended session is skipped and dropped; a failing server is not called as another guest', async () => {
  const { callAsBuyer, sessions } = await browser({
    'Bearer burger.secret-3': ended,
    'Bearer burger.secret-1': orderAnswer,
  });
  expect((await callAsBuyer()).ok).toBe(true);
  expect(sessions.all().map(({ userId }) => userId)).toEqual(['u-2', 'u-1']);
  const failing = await browser({ 'Bearer burger.secret-3': json(500, {}) });
  expect((await failing.callAsBuyer()).ok).toBe(false);
  expect(failing.callers()).toEqual([3]);
});
