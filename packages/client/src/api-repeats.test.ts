import { cancelOrder, getActiveOrders } from '@comanda/contract/orders.ts';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestApi, json } from './testing/create-test-api.ts';
import { orderId } from '@comanda/domain/testing/make-order.ts';

afterEach(() => vi.unstubAllGlobals());

const tooMany = { code: 1042, message: 'TOO_MANY_REQUESTS', metadata: {} };
const undo = { params: { id: orderId(1) }, idempotencyKey: 'undo-1' };

describe('repeats', () => {
  test.each([408, 429, 502, 503, 504])(
    'a GET that gets %i is retried up to three times',
    async (status) => {
      const { api, requests, waits } = await createTestApi(
        json(status, { code: 1010, message: 'SERVICE_ERROR', metadata: {} }),
      );
      const answer = await api.call(getActiveOrders, {});
      expect(answer.ok ? null : answer.error.label).toBe('SERVICE_ERROR');
      expect(requests).toHaveLength(4);
      expect(waits).toEqual([150, 300, 600]);
    },
  );

  test('a GET that succeeds on its retry succeeds', async () => {
    let attempts = 0;
    const { api, requests } = await createTestApi((request, response) => {
      attempts += 1;
      if (attempts === 1) request.socket.destroy();
      else json(200, [])(request, response);
    });
    expect(await api.call(getActiveOrders, {})).toEqual({ ok: true, value: [] });
    expect(requests).toHaveLength(2);
  });

  test('Retry-After sets the pause; above ten seconds the caller gets it instead of a retry', async () => {
    const busy =
      (after: string): RequestListener =>
      (_request, response) =>
        void response.writeHead(429, { 'retry-after': after }).end('{}');
    const { api, waits } = await createTestApi(busy('2'));
    await api.call(getActiveOrders, {});
    expect(waits).toEqual([2_000, 2_000, 2_000]);
    const patient = await createTestApi(json(429, tooMany, { 'retry-after': '42' }));
    expect(await patient.api.call(getActiveOrders, {})).toEqual({
      ok: false,
      error: { label: 'TOO_MANY_REQUESTS', metadata: { seconds: 42 } },
    });
    expect([patient.waits, patient.requests.length]).toEqual([[], 1]);
  });

  test('a refusal is never retried', async () => {
    const { api, requests } = await createTestApi(
      json(404, { code: 1002, message: 'NOT_FOUND', metadata: {} }),
    );
    await api.call(getActiveOrders, {});
    expect(requests).toHaveLength(1);
  });

  test('a mutation is retried only with an idempotency key, always the same one', async () => {
    const { api, requests } = await createTestApi(json(503, {}));
    await api.call(cancelOrder, { params: undo.params });
    expect(requests).toHaveLength(1);
    await api.call(cancelOrder, undo);
    expect(requests.slice(1).map(({ headers }) => headers['idempotency-key'])).toEqual([
      'undo-1',
      'undo-1',
      'undo-1',
      'undo-1',
    ]);
  });

  test('a caller that disables retries gets one try', async () => {
    const { api, requests } = await createTestApi(json(503, {}));
    await api.call(cancelOrder, { ...undo, abortRetries: true });
    await api.call(getActiveOrders, { abortRetries: true });
    expect(requests).toHaveLength(2);
  });

  test('an unreachable server is a network refusal', async () => {
    const { api, requests } = await createTestApi((request) => void request.socket.destroy());
    expect(await api.call(getActiveOrders, {})).toEqual({
      ok: false,
      error: { label: 'NETWORK_ERROR', metadata: {} },
    });
    expect(requests).toHaveLength(4);
  });
});

describe('an aborted call', () => {
  test('while in flight reports the abort and is not retried', async () => {
    const aborter = new AbortController();
    const { api, requests } = await createTestApi(() => aborter.abort());
    const answer = await api.call(getActiveOrders, { signal: aborter.signal });
    expect(answer).toEqual({ ok: false, error: { label: 'DEFAULT', metadata: { aborted: true } } });
    expect(requests).toHaveLength(1);
  });

  test('while waiting for a retry is not sent again', async () => {
    const aborter = new AbortController();
    const giveUp = (): Promise<void> => {
      aborter.abort();
      return Promise.resolve();
    };
    const { api, requests } = await createTestApi(json(503, {}), { wait: giveUp });
    const answer = await api.call(getActiveOrders, { signal: aborter.signal });
    expect(answer).toEqual({ ok: false, error: { label: 'DEFAULT', metadata: { aborted: true } } });
    expect(requests).toHaveLength(1);
  });
});
