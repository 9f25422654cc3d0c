import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type Balancer, openBalancer } from './balancer.ts';
import { idsOf, newShopper, type TimedOrder, placeCash } from './place-orders.ts';
import { createChecks, type ScenarioSize, type ScenarioResult } from './scenario.ts';
import { openTestBed, type TestBed, type TestServer } from './test-bed.ts';
import { waitUntil } from './wait-until.ts';

const readyMs = 120_000;
const rounds = { small: 1, full: 3 } as const;
const readers = 8;

/**
 * Two servers behind a load balancer are replaced one after the other while clients with keep-alive
 * connections read and order: no reset, no 5xx.
 */
export async function rollingRestart(size: ScenarioSize): Promise<ScenarioResult> {
  const testBed = await openTestBed();
  try {
    const { claim, violations } = createChecks();
    const balancer = await openBalancer();
    testBed.atEnd(async () => balancer.close());
    const servers: TestServer[] = [];
    for (let count = 0; count < 2; count += 1) servers.push(await join(testBed, balancer));
    claim(
      (await waitUntil(readyMs, async () => balancer.readyCount() === 2)) !== null,
      'two servers did not become ready',
    );
    const traffic = await openTraffic(balancer.port);
    const codes: (number | null)[] = [];
    for (let round = 0; round < rounds[size]; round += 1) {
      for (const [slot, old] of servers.entries()) {
        codes.push(await old.stop());
        balancer.remove(old.port);
        servers[slot] = await join(testBed, balancer);
        await waitUntil(readyMs, async () => balancer.readyCount() === 2);
      }
    }
    const { answered, resets, failed, placed } = await traffic.end();
    const lost = await lostOrders(testBed, placed);
    claim(resets === 0, `${resets} connections were reset`);
    claim(
      failed.length === 0 && balancer.broken() === 0,
      `${failed.length} calls were answered 5xx (${[...new Set(failed)].join(', ')}), ${balancer.broken()} broke behind the balancer`,
    );
    claim(
      codes.every((code) => code === 0),
      `servers ended with ${codes.join(', ')}`,
    );
    claim(lost === 0, `${lost} acknowledged orders are lost`);
    claim(answered > 50 && placed.length > 0, 'too few calls were made, so the run proves nothing');
    return {
      violations,
      facts: [`${answered} calls and ${idsOf(placed).length} orders over ${codes.length} restarts`],
    };
  } finally {
    await testBed.close();
  }
}

async function join(testBed: TestBed, balancer: Balancer): Promise<TestServer> {
  const server = await testBed.startServer({ SHUTDOWN_DELAY_SECONDS: '2' });
  balancer.add(server.port);
  return server;
}

async function lostOrders({ owner }: TestBed, placed: readonly TimedOrder[]): Promise<number> {
  const known = new Set(
    (await owner.rows<{ id: string }>('burger', 'select id::text from orders')).map(({ id }) => id),
  );
  return idsOf(placed).filter((id) => !known.has(id)).length;
}

/** Runs readers with one keep-alive connection each, and one client that orders, until `isOver`. */
async function openTraffic(port: number) {
  let isOver = false;
  let answered = 0;
  let resets = 0;
  const failed: number[] = [];
  const placed: TimedOrder[] = [];
  const note = (status: number | null): void => {
    if (status === null) resets += 1;
    else if (status >= 500) failed.push(status);
    else answered += 1;
  };
  const shopper = await newShopper(port);
  const read = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) note(await get(port, agent));
    agent.destroy();
  };
  const order = async (): Promise<void> => {
    while (!isOver) {
      const one = await placeCash(shopper);
      note(one.answer?.status ?? null);
      placed.push(one);
    }
  };
  const working = Promise.all([...Array.from({ length: readers }, read), order()]);
  return {
    end: async () => {
      isOver = true;
      await working;
      return { answered, resets, failed, placed };
    },
  };
}

async function get(port: number, agent: Agent): Promise<number | null> {
  const headers = { host: 'burger.localhost', 'x-platform': 'web' };
  try {
    const [answer] = (await once(
      request({ host: '127.0.0.1', port, path: '/v1/settings', headers, agent }).end(),
      'response',
    )) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return answer.statusCode ?? 0;
  } catch {
    return null;
  }
}
