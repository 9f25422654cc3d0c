import { followOrder } from '@comanda/contract/orders.ts';
import { orderSchema } from '@comanda/domain/order/order-schema.ts';
import { wireWriter } from '@comanda/contract/wire.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { refuse } from '@comanda/domain/result.ts';
import type { RequestListener, ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { readWire } from '@comanda/client/api-answer.ts';
import { delay } from '@comanda/client/delay.ts';
import { createTestApi } from '@comanda/client/testing/create-test-api.ts';
import { makeOrder, withStatus } from '@comanda/domain/testing/make-order.ts';
import {
  followOrderStream,
  type LiveDeps,
  type LiveUpdate,
  reconnectDelay,
} from './follow-order-stream.ts';

afterEach(() => vi.unstubAllGlobals());

const placed = makeOrder(41);
const preparing = withStatus(placed, 'preparing');
const over = withStatus(preparing, 'cancelled');

const write = wireWriter(orderSchema, { decimals: 0, keys: 'camel' });
const eventOf = (order: Order): string => `data: ${JSON.stringify(write(order))}\n\n`;

/**
 * Follows an order over real HTTP and records the notifications. Pauses are short: their length has
 * a test of its own.
 */
async function following(answers: RequestListener, changes: Partial<LiveDeps> = {}) {
  const { api } = await createTestApi(answers, { wait: delay });
  const updates: LiveUpdate[] = [];
  const stopper = new AbortController();
  const ended = followOrderStream(
    {
      open: (signal) => api.open(followOrder, { params: { id: placed.id }, signal }),
      read: (text) => readWire(orderSchema, JSON.parse(text), 0),
      wait: (ms, signal) => delay(ms >= 45_000 ? ms : 1, signal),
      random: () => 0,
      onUpdate: (update) => updates.push(update),
      ...changes,
    },
    stopper.signal,
  );
  return {
    ended,
    updates,
    stop: () => stopper.abort(),
    updateNames: () =>
      updates.map((update) => (update.kind === 'order' ? update.order.status : update.kind)),
  };
}

const stream = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

test('each update is reported, and the stream closes when the order ends', async () => {
  const requests: string[] = [];
  const { ended, updateNames } = await following((request, response) => {
    const { accept, authorization } = request.headers;
    requests.push([request.url, accept, authorization, request.headers['x-tenant']].join(' '));
    stream(response).write(eventOf(placed));
    response.write(': beat\n\n');
    response.write(eventOf(preparing));
    response.write(eventOf(over));
  });
  expect(await ended).toBe('ended');
  expect(updateNames()).toEqual(['live', 'created', 'preparing', 'cancelled']);
  expect(requests).toEqual([
    `/v1/orders/${placed.id}/events text/event-stream Bearer burger.secret burger`,
  ]);
});

test('a broken stream is reported, opened again, and continues with the order’s current state', async () => {
  let opened = 0;
  const { ended, updateNames } = await following((_request, response) => {
    opened += 1;
    if (opened === 1) stream(response).write(eventOf(placed), () => response.destroy());
    else if (opened === 2) response.writeHead(503).end('{}');
    else stream(response).end(eventOf(over));
  });
  expect(await ended).toBe('ended');
  expect(updateNames()).toEqual([
    'live',
    'created',
    'reconnecting',
    'reconnecting',
    'live',
    'cancelled',
  ]);
});

test('an event that is not an order is ignored', async () => {
  const { ended, updateNames } = await following((_request, response) => {
    stream(response).write('data: {"id":"nope"}\n\n');
    response.end(eventOf(over));
  });
  expect(await ended).toBe('ended');
  expect(updateNames()).toEqual(['live', 'cancelled']);
});

test.each(['NOT_FOUND', 'INVALID_TOKEN', 'NOT_AUTHORIZED'] as const)(
  '%s is final: the stream is not opened again',
  async (label) => {
    let opened = 0;
    const open = (): ReturnType<LiveDeps['open']> => {
      opened += 1;
      return Promise.resolve(refuse(refusalOf(label)));
    };
    const { ended, updates } = await following((_request, response) => response.end(), { open });
    expect(await ended).toBe('refused');
    expect({ opened, updates }).toEqual({ opened: 1, updates: [] });
  },
);

test('a stream that is silent for three heartbeats is opened again', async () => {
  let opened = 0;
  const { ended, updateNames } = await following(
    (_request, response) => {
      opened += 1;
      if (opened === 1) stream(response).write(eventOf(placed));
      else stream(response).end(eventOf(over));
    },
    { wait: (_ms, signal) => delay(30, signal) },
  );
  expect(await ended).toBe('ended');
  expect(updateNames()).toEqual(['live', 'created', 'reconnecting', 'live', 'cancelled']);
});

test('leaving the page stops the stream, and nothing is reported afterwards', async () => {
  const { ended, stop, updates } = await following(
    (_request, response) => void stream(response).write(eventOf(placed)),
  );
  await vi.waitFor(() => expect(updates).toHaveLength(2));
  stop();
  expect(await ended).toBe('stopped');
  expect(updates).toHaveLength(2);
});

test('pauses double from a second to half a minute, with jitter, and are never zero', () => {
  expect([1, 2, 3, 6, 40].map((failures) => reconnectDelay(failures, () => 1))).toEqual([
    1_000, 2_000, 4_000, 30_000, 30_000,
  ]);
  expect(reconnectDelay(3, () => 0.5)).toBe(2_000);
  expect(reconnectDelay(1, () => 0)).toBe(250);
});
