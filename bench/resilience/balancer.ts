import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { httpStatusOf } from './place-orders.ts';

const probeMs = 100;

type Backend = { port: number; isReady: boolean; agent: Agent };
export type Balancer = {
  port: number;
  add(port: number): void;
  remove(port: number): void;
  readyCount(): number;
  broken(): number;
  close(): void;
};

/**
 * A small load balancer, as in front of a real installation. It polls /readyz ten times a second,
 * sends calls in turn to the servers that responded with 200 over keep-alive connections, and
 * retries nothing. `broken`: calls whose server closed the connection before it responded.
 */
export async function openBalancer(): Promise<Balancer> {
  const backends = new Map<number, Backend>();
  let turn = 0;
  let broken = 0;
  let isOver = false;
  const probe = async (backend: Backend): Promise<void> => {
    while (!isOver && backends.get(backend.port) === backend) {
      backend.isReady = (await httpStatusOf(backend.port, '/readyz').catch(() => 0)) === 200;
      await wait(probeMs);
    }
  };
  const handle = async (call: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await buffer(call);
    const ready = [...backends.values()].filter(({ isReady }) => isReady);
    const backend = ready[turn++ % ready.length];
    if (!backend) return void reply.writeHead(503).end('no server is ready');
    await forward(backend, call, body, reply).catch(() => {
      broken += 1;
      if (!reply.headersSent) reply.writeHead(502).end();
      else reply.destroy();
    });
  };
  const server = createServer(
    (call, reply) => void handle(call, reply).catch(() => reply.destroy()),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    add: (port) => {
      const backend = { port, isReady: false, agent: new Agent({ keepAlive: true }) };
      backends.set(port, backend);
      void probe(backend);
    },
    remove: (port) => void backends.delete(port),
    readyCount: () => [...backends.values()].filter(({ isReady }) => isReady).length,
    broken: () => broken,
    close: () => {
      isOver = true;
      server.closeAllConnections();
      server.close();
    },
  };
}

async function forward(
  { port, agent }: Backend,
  call: IncomingMessage,
  body: Buffer,
  reply: ServerResponse,
): Promise<void> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path: call.url,
    method: call.method,
    headers: call.headers,
    agent,
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const whole = await buffer(answer);
  const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
  reply.writeHead(answer.statusCode ?? 502, headers).end(whole);
}
