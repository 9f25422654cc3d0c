import type { FastifyInstance } from 'fastify';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressResponse } from './compressed-response.ts';
import { createHttpServer } from './create-http-server.ts';
import { download } from './download.ts';
import { eventStream } from './event-stream.ts';
import { sendCompressed, sendJson } from './send-reply.ts';
import { sendDownload } from './send-download.ts';
import { sendEvents } from './send-events.ts';

/** More than the buffers of a connection hold. */
const answerBytes = 24 * 1_024 * 1_024;
const piece = 'x'.repeat(64 * 1_024);
const stalledMs = 200;
/** Of the server whose clients read slowly: longer than a busy machine holds a reader up. */
const slowStalledMs = 3_000;

let app: FastifyInstance;
let slowApp: FastifyInstance;
let release: PromiseWithResolvers<void>;

async function* pieces(): AsyncGenerator<string> {
  for (let sent = 0; sent < answerBytes; sent += piece.length) yield piece;
}
/** A quiet stream: one event, and nothing more until the test ends. */
async function* quiet(): AsyncGenerator<string> {
  yield 'one';
  await release.promise;
}
const ignore = (): void => undefined;

async function startApp(stalledMs: number): Promise<FastifyInstance> {
  const app = createHttpServer(
    { trustProxy: false, demo: false },
    { headersMs: 15_000, requestMs: 30_000, lingerMs: 1_000, stalledMs, checkEveryMs: 20 },
  );
  const small = await compressResponse('application/octet-stream', 'a');
  const large = { ...small, identity: Buffer.alloc(answerBytes) };
  app.get('/file', (request, reply) => sendCompressed(request, reply, large, {}));
  app.get('/json', (_request, reply) =>
    sendJson(reply, 200, JSON.stringify('x'.repeat(answerBytes)), 'personal'),
  );
  app.get('/download', (_request, reply) =>
    sendDownload(reply, download('a.csv', pieces(), 'text/csv'), [], ignore),
  );
  app.get('/events', (_request, reply) =>
    sendEvents(reply, eventStream(pieces()), ignore, stalledMs),
  );
  app.get('/quiet', (_request, reply) =>
    sendEvents(reply, eventStream(quiet()), ignore, stalledMs),
  );
  app.get('/late', async () => {
    await release.promise;
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

beforeAll(async () => {
  release = Promise.withResolvers();
  [app, slowApp] = await Promise.all([startApp(stalledMs), startApp(slowStalledMs)]);
});
afterAll(() => {
  release.resolve();
  return Promise.all([app.close(), slowApp.close()]);
});

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
const connections = () => connectionsOf(app);

function request(path: string, times = 1, { server } = app): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', ignore).pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(times));
  return socket;
}

test.each(['/file', '/json', '/download', '/events'])(
  'a client that reads nothing of %s is disconnected',
  async (path) => {
    const socket = request(path);
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 5_000 }).toBe(0);
    socket.destroy();
  },
);

test('a client that asks again and again and reads no answer is disconnected', async () => {
  const socket = request('/file', 20);
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 5_000 }).toBe(0);
  socket.destroy();
});

test.each(['/file', '/json', '/download', '/events'])(
  'a client that reads %s slowly gets all of it',
  async (path) => {
    const socket = request(path, 1, slowApp);
    const startedAt = performance.now();
    let read = 0;
    const rest = setInterval(() => {
      const bytes = socket.read() as Buffer | null;
      read += bytes?.length ?? 0;
    }, 12);
    await expect.poll(() => read, { timeout: 90_000 }).toBeGreaterThanOrEqual(answerBytes);
    clearInterval(rest);
    expect(performance.now() - startedAt).toBeGreaterThan(slowStalledMs);
    socket.destroy();
    await expect.poll(() => connectionsOf(slowApp)).toBe(0);
  },
  100_000,
);

test('a quiet stream and a handler that still works are left alone', async () => {
  const sockets = [request('/quiet'), request('/late')];
  const texts = sockets.map(() => '');
  sockets.forEach((socket, at) =>
    socket.on('data', (bytes: Buffer) => (texts[at] += String(bytes))),
  );
  for (const socket of sockets) socket.resume();
  const stalled = request('/file');
  await expect.poll(connections).toBe(3);
  await expect.poll(connections, { timeout: 5_000 }).toBe(2);
  expect(texts[0]).toContain('data: one');
  release.resolve();
  await expect.poll(() => texts[1]).toContain('done');
  for (const socket of [...sockets, stalled]) socket.destroy();
  await expect.poll(connections).toBe(0);
});
