import { getActiveOrders, placeOrder } from '@comanda/contract/orders.ts';
import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestApi } from './testing/create-test-api.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * A server that never finishes its answer. The time limit expires as soon as the request arrives.
 */
async function hanging(begin: RequestListener = () => undefined) {
  const limit = new AbortController();
  const limits: number[] = [];
  const to = await createTestApi(
    (request, response) => {
      begin(request, response);
      setImmediate(() => limit.abort());
    },
    {
      timeLimit: (ms) => {
        limits.push(ms);
        return limit.signal;
      },
    },
  );
  return { ...to, limits };
}

test('a hanging call ends after twenty seconds, retries included, and reports the time-out', async () => {
  const { api, requests, limits } = await hanging();
  expect(await api.call(getActiveOrders, {})).toEqual({
    ok: false,
    error: { label: 'TIMEOUT', metadata: {} },
  });
  expect([requests.length, limits]).toEqual([1, [20_000]]);
});

test('a call whose answer never ends times out too', async () => {
  const { api } = await hanging(
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).write('['),
  );
  expect(await api.call(getActiveOrders, {})).toEqual({
    ok: false,
    error: { label: 'TIMEOUT', metadata: {} },
  });
});

test('a stream has no time limit', async () => {
  const { api, limits } = await hanging(
    (_request, response) => void response.writeHead(200).write(': beat'),
  );
  const opened = await api.open(getActiveOrders, {});
  expect([opened.ok, limits]).toEqual([true, []]);
  if (opened.ok) await opened.value.cancel();
});

test('each call has its own limit, and an answer within it is returned', async () => {
  const { api } = await createTestApi(
    (_request, response) =>
      void response.writeHead(202, { 'content-type': 'application/json' }).end('{"jobToken":"j"}'),
  );
  expect(
    await api.call(placeOrder, { body: {} as never, idempotencyKey: 'k', abortRetries: true }),
  ).toMatchObject({ ok: true });
});
