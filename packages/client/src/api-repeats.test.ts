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
    'a GET that met %i is sent up to three times more',
    async (status) => {
      const { api, heard, waits } = await createTestApi(
        json(status, { code: 1010, message: 'SERVICE_ERROR', metadata: {} }),
      );
      const answer = await api.call(getActiveOrders, {});
      expect(answer.ok ? null : answer.error.label).toBe('SERVICE_ERROR');
      expect(heard).toHaveLength(4);
      expect(waits).toEqual([150, 300, 600]);
    },
  );

  test('a GET that works the second time has worked', async () => {
    let sent = 0;
    const { api, heard } = await createTestApi((request, response) => {
      sent += 1;
      if (sent === 1) request.socket.destroy();
      else json(200, [])(request, response);
    });
    expect(await api.call(getActiveOrders, {})).toEqual({ ok: true, value: [] });
    expect(heard).toHaveLength(2);
  });

  test('the server says how long to wait; who would wait longer than ten seconds is told when instead', async () => {
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
    expect([patient.waits, patient.heard.length]).toEqual([[], 1]);
  });

  test('a refusal is an answer: it is never repeated', async () => {
    const { api, heard } = await createTestApi(
      json(404, { code: 1002, message: 'NOT_FOUND', metadata: {} }),
    );
    await api.call(getActiveOrders, {});
    expect(heard).toHaveLength(1);
  });

  test('what changes something is repeated only under its key, and always under the same', async () => {
    const { api, heard } = await createTestApi(json(503, {}));
    await api.call(cancelOrder, { params: undo.params });
    expect(heard).toHaveLength(1);
    await api.call(cancelOrder, undo);
    expect(heard.slice(1).map(({ headers }) => headers['idempotency-key'])).toEqual([
      'undo-1',
      'undo-1',
      'undo-1',
      'undo-1',
    ]);
  });

  test('whoever asks for one try gets one', async () => {
    const { api, heard } = await createTestApi(json(503, {}));
    await api.call(cancelOrder, { ...undo, abortRetries: true });
    await api.call(getActiveOrders, { abortRetries: true });
    expect(heard).toHaveLength(2);
  });

  test('a server that cannot be reached is a network refusal', async () => {
    const { api, heard } = await createTestApi((request) => void request.socket.destroy());
    expect(await api.call(getActiveOrders, {})).toEqual({
      ok: false,
      error: { label: 'NETWORK_ERROR', metadata: {} },
    });
    expect(heard).toHaveLength(4);
  });
});

describe('a call that is given up', () => {
  test('while it is on its way says so and is not repeated', async () => {
    const aborter = new AbortController();
    const { api, heard } = await createTestApi(() => aborter.abort());
    const answer = await api.call(getActiveOrders, { signal: aborter.signal });
    expect(answer).toEqual({ ok: false, error: { label: 'DEFAULT', metadata: { aborted: true } } });
    expect(heard).toHaveLength(1);
  });

  test('while it waits for its next try is not sent again', async () => {
    const aborter = new AbortController();
    const giveUp = (): Promise<void> => {
      aborter.abort();
      return Promise.resolve();
    };
    const { api, heard } = await createTestApi(json(503, {}), { wait: giveUp });
    const answer = await api.call(getActiveOrders, { signal: aborter.signal });
    expect(answer).toEqual({ ok: false, error: { label: 'DEFAULT', metadata: { aborted: true } } });
    expect(heard).toHaveLength(1);
  });
});
