import type { FastifyInstance } from 'fastify';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from './app.ts';
import { createDeps } from './create-deps.ts';
import { silentLog } from './platform/log.ts';
import { stopServing } from './stop-serving.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Server = {
  app: FastifyInstance;
  port: number;
  draining: AbortController;
  stopping: AbortController;
  ending: AbortController;
  drainMs: number;
};

/** Starts one more server on the shop's database. */
async function listening(): Promise<Server> {
  const draining = new AbortController();
  const stopping = new AbortController();
  const { config, db } = shop.deps;
  const deps = await createDeps({
    config,
    db,
    log: silentLog,
    stopping: stopping.signal,
    draining: draining.signal,
  });
  await deps.tenants.reload();
  const app = buildApp(deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => deps.stockNotice.close());
  const port = (app.server.address() as AddressInfo).port;
  return { app, port, draining, stopping, ending: new AbortController(), drainMs: 10_000 };
}

type Answer = { status: number; closes: boolean };

/** Sends one request on the agent's only connection; rejects if the connection is cut. */
const ask = (agent: Agent, port: number, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(
      { agent, host: '127.0.0.1', port, path, headers: { host: 'burger.localhost' } },
      (response) => {
        const answer = {
          status: response.statusCode ?? 0,
          closes: response.headers.connection === 'close',
        };
        response.resume().once('end', () => resolve(answer));
      },
    )
      .once('error', reject)
      .end();
  });

const oneConnection = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return agent;
};

/**
 * Behaves like a proxy: reuses its connection, and uses the other server after an answer has closed
 * it.
 */
async function client(
  servers: readonly [number, number],
  enough: () => boolean,
): Promise<{ answers: number; resets: number }> {
  const agent = oneConnection();
  let [port, next] = servers;
  const counts = { answers: 0, resets: 0 };
  while (!enough()) {
    const answer = await ask(agent, port, '/v2/stores').catch(() => null);
    if (answer?.status === 200) counts.answers += 1;
    else counts.resets += 1;
    if (answer === null || answer.closes) [port, next] = [next, port];
  }
  return counts;
}

test('a stopping server leaves the proxy before it closes its port: no client loses a connection', async () => {
  const [old, fresh] = [await listening(), await listening()];
  let over = false;
  const clients = Array.from({ length: 12 }, () => client([old.port, fresh.port], () => over));
  const quiet = Array.from({ length: 6 }, oneConnection);
  for (const agent of quiet)
    expect(await ask(agent, old.port, '/healthz')).toEqual({ status: 200, closes: false });

  const proxiesKnow = Promise.withResolvers<void>();
  const stopped = stopServing(old.app, { ...old, delay: () => proxiesKnow.promise });
  const prober = oneConnection();
  for (const path of ['/readyz', '/healthz'])
    expect(await ask(prober, old.port, path)).toEqual({ status: 503, closes: true });
  for (const agent of quiet)
    expect(await ask(agent, old.port, '/v2/stores')).toEqual({ status: 200, closes: true });
  await expect.poll(() => openConnections(old.app)).toBe(0);
  expect(old.stopping.signal.aborted).toBe(false);
  proxiesKnow.resolve();
  await stopped;
  over = true;

  const counts = await Promise.all(clients);
  expect(counts.map(({ resets }) => resets)).toEqual(counts.map(() => 0));
  expect(counts.every(({ answers }) => answers > 0)).toBe(true);
  expect(old.stopping.signal.aborted).toBe(true);
  await stopServing(fresh.app, { ...fresh, delay: () => Promise.resolve() });
});

const openConnections = (app: FastifyInstance) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('a server with idle connections exits too', async () => {
  const server = await listening();
  const agent = oneConnection();
  await ask(agent, server.port, '/healthz');
  await stopServing(server.app, { ...server, delay: () => Promise.resolve() });
  await expect(ask(oneConnection(), server.port, '/healthz')).rejects.toThrow('ECONNREFUSED');
});

test('orders are taken while proxies still send requests here, and refused with 1041 from then on', async () => {
  const { app, draining, stopping } = await listening();
  const post = () =>
    app.inject({
      method: 'POST',
      url: '/v1/orders',
      headers: { host: 'burger.localhost', 'content-type': 'application/json' },
      payload: '{}',
    });
  draining.abort();
  expect((await post()).json()).toMatchObject({ code: 1006 });
  stopping.abort();
  const refused = await post();
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    1041,
    '10',
  ]);
  await app.close();
});
