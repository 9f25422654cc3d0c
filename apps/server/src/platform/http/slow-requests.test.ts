import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from './create-http-server.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function start(lingerMs: number): Promise<number> {
  app = createHttpServer(
    { trustProxy: false, demo: false },
    { headersMs: 100, requestMs: 200, lingerMs, stalledMs: 30_000, checkEveryMs: 20 },
  );
  app.post('/', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/**
 * A client that goes on sending while its socket is open, and does not close the socket when the
 * server ends its side.
 */
function stubborn(port: number, first: string, drop: string): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
  socket.write(first);
  const dripping = setInterval(() => socket.write(drop), 10);
  socket.on('error', () => undefined).resume();
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(dripping);
      resolve();
    });
  });
}

/** A client that sends `first` and then reads until the server closes the connection. */
function patient(port: number, first: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.write(first);
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  return new Promise(
    (resolve, reject) => void socket.once('error', reject).once('end', () => resolve(answer)),
  );
}

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

const json = 'content-type: application/json';
const cases: [string, string, string, number][] = [
  ['half of its headers', 'POST / HTTP/1.1\r\nHost: x\r\n', 'x-more: 1\r\n', 408],
  ['half of a header', 'POST / HTTP/1.1\r\nHost: x\r\nx-long: ', 'a', 408],
  [
    'half of a body',
    `POST / HTTP/1.1\r\nHost: x\r\n${json}\r\ncontent-length: 60000\r\n\r\n{`,
    ' ',
    408,
  ],
  [
    'a body without an end',
    `POST / HTTP/1.1\r\nHost: x\r\n${json}\r\ntransfer-encoding: chunked\r\n\r\n`,
    '1\r\n \r\n',
    408,
  ],
  ['bytes that are not HTTP', 'GEHEIM\r\n\r\n', 'x', 400],
];

test.each(cases)(
  'a client that sends %s and ignores the refusal is disconnected',
  async (_what, first, drop) => {
    await stubborn(await start(50), first, drop);
    await expect.poll(connections).toBe(0);
  },
);

test.each(cases)(
  'a client that sends %s gets the reason and has time to read it',
  async (_what, first, _drop, status) => {
    expect(await patient(await start(30_000), first)).toMatch(
      new RegExp(`^HTTP/1.1 ${status} [^]*"code":`),
    );
  },
);
