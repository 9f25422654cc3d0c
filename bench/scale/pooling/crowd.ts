import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { quantile } from '../../lib/load.ts';

const connectTogether = 50;
const everyMs = 20_000;
const timeoutMs = 30_000;

/** A transaction as a server begins it. */
const begin = `begin; select set_config('app.tenant_id', 'burger', true)`;
const read = 'select id, version from change_counters where tenant_id = $1';

/**
 * Clients of the pooler that stay connected. `perSecond`: their transactions; `p99`: milliseconds
 * of one, with its wait for a connection of the database; `failed`: those that failed.
 */
export type CrowdResult = { perSecond: number; p99: number; failed: number };

/** Connects `count` clients. */
export async function connectCrowd(url: string, count: number): Promise<pg.Client[]> {
  const clients: pg.Client[] = [];
  while (clients.length < count) {
    const next = Array.from({ length: Math.min(connectTogether, count - clients.length) }, () => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      return client;
    });
    await Promise.all(next.map((client) => client.connect()));
    clients.push(...next);
  }
  return clients;
}

/** Lets each client run a transaction every 20 s, spread over that time, while `work` runs. */
export async function whileCrowdReads<T>(
  clients: readonly pg.Client[],
  work: () => Promise<T>,
): Promise<{ value: T; crowd: CrowdResult }> {
  const times: number[] = [];
  let failed = 0;
  const ending = new AbortController();
  const readAgain = async (client: pg.Client, place: number): Promise<void> => {
    await pause((everyMs * place) / clients.length, ending.signal);
    while (!ending.signal.aborted) {
      const from = performance.now();
      if (await readOnce(client)) times.push(performance.now() - from);
      else failed += 1;
      await pause(everyMs, ending.signal);
    }
  };
  const begunAt = performance.now();
  const reading = Promise.all(clients.map(readAgain));
  const value = await work();
  ending.abort();
  await reading;
  const seconds = (performance.now() - begunAt) / 1_000;
  times.sort((a, b) => a - b);
  return {
    value,
    crowd: { perSecond: times.length / seconds, p99: quantile(times, 0.99), failed },
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<unknown> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

async function readOnce(client: pg.Client): Promise<boolean> {
  const query = { text: read, values: ['burger'], query_timeout: timeoutMs };
  try {
    await client.query(begin);
    await client.query(query);
    await client.query('commit');
    return true;
  } catch {
    return false;
  }
}
