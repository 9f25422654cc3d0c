import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventStream } from './event-stream.ts';
import { sendEvents } from './send-events.ts';

const app = Fastify();
const piece = 'x'.repeat(64 * 1_024);
/** Far more than the buffers of a connection hold: 256 MB. */
const pieces = 4_000;
let taken = 0;
let ended: PromiseWithResolvers<void>;

async function* manyEvents(): AsyncGenerator<string> {
  try {
    for (; taken < pieces; taken += 1) yield piece;
  } finally {
    ended.resolve();
  }
}

beforeEach(async () => {
  taken = 0;
  ended = Promise.withResolvers();
  if (app.server.listening) return;
  app.get<{ Querystring: { patienceMs: string } }>('/events', ({ query }, reply) =>
    sendEvents(reply, eventStream(manyEvents()), () => undefined, Number(query.patienceMs)),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.server.closeAllConnections());

const open = (patienceMs: number) => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port });
  socket.write(`GET /events?patienceMs=${patienceMs} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  return socket;
};

test('a client that takes nothing is disconnected, and no events are kept for it', async () => {
  const socket = open(200);
  socket.pause();
  await ended.promise;
  expect(taken).toBeLessThan(pieces / 4);
  const closed = Promise.withResolvers<void>();
  socket.on('close', () => closed.resolve()).on('error', () => undefined);
  socket.resume();
  await closed.promise;
});

test('a client that takes its events gets all of them', async () => {
  // A busy machine may not turn to the client for a second.
  const socket = open(20_000);
  socket.resume();
  await ended.promise;
  expect(taken).toBe(pieces);
});
