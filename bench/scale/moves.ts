import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freshDatabase } from '../../apps/server/src/testing/fresh-db.ts';
import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import { createMover } from '../../apps/server/src/testing/two-databases.ts';
import { root } from '../../scripts/root.mjs';
import { kitchenTickets } from '../chaos/kitchen-tickets.ts';
import { figure, goalFigure, orZero } from '../lib/figures.ts';
import { newShopper, placeCash, placeMany } from '../resilience/place-orders.ts';
import { createChecks, type ScenarioResult, type ScenarioSize } from '../resilience/scenario.ts';
import { openTestBed, type TestBed } from '../resilience/test-bed.ts';
import { secondsText, waitUntil } from '../resilience/wait-until.ts';

const sizes = {
  small: { shoppers: 4, ordersBefore: 20 },
  full: { shoppers: 20, ordersBefore: 2_000 },
} as const;
const retryMs = 250;
const kitchenTimeoutMs = 120_000;

/**
 * Moves a brand to a second database and back while shoppers order at two servers. The way back is
 * killed twice, once while rows are copied and once while writes are refused.
 */
export async function moves(size: ScenarioSize): Promise<ScenarioResult> {
  const testBed = await openTestBed();
  try {
    const { claim, violations } = createChecks();
    const { shoppers, ordersBefore } = sizes[size];
    const bed = await openTwo(testBed);
    await placeMany(await newShopper(bed.ports[0] ?? 0), ordersBefore);
    const load = await openLoad(bed.ports, shoppers);
    const there = await runMove(bed.environment, 'north');
    claim(there.code === 0, `the move failed: ${there.output}`);
    const forgotten = await runDatabase(bed.environment, ['forget', 'burger', 'main']);
    claim(forgotten.code === 0, `forget failed: ${forgotten.output}`);
    for (const line of ['tables left', 'refusing writes']) {
      const killed = await runMove(bed.environment, 'main', line);
      claim(killed.code === null, `the move was not killed at "${line}": ${killed.output}`);
    }
    const back = await runMove(bed.environment, 'main');
    claim(back.code === 0, `the repeated move failed: ${back.output}`);
    await wait(1_000);
    const result = await load.end();
    const stored = await storedOrders(testBed.owner);
    const taken = new Set(result.ids);
    const lost = result.ids.filter((id) => !stored.has(id)).length;
    const doubled = stored.size - ordersBefore - taken.size;
    claim(lost === 0, `${lost} acknowledged orders are lost`);
    claim(doubled === 0, `${doubled} orders are stored that nobody placed, or twice`);
    claim(result.failures.length === 0, `calls were answered ${result.failures.join(', ')}`);
    const atKitchen = await waitUntil(kitchenTimeoutMs, async () => {
      const tickets = (await kitchenTickets(testBed.sandbox)).map(({ orderId }) => orderId);
      return result.ids.every((id) => tickets.filter((ticket) => ticket === id).length === 1);
    });
    claim(atKitchen !== null, 'the kitchen does not have each order once');
    return {
      violations,
      facts: [
        `${taken.size} orders of ${shoppers} shoppers during two moves of ${ordersBefore} orders and more, all once at the kitchen after ${secondsText(atKitchen)}`,
        there.output.trim().split('\n').at(-1) ?? '',
      ],
      figures: [
        goalFigure(
          'moveFailures',
          'orders lost, doubled or failed',
          lost + doubled + result.failures.length,
        ),
        figure('writes wait, a move without kills', there.pauseSeconds, 's'),
        figure('longest wait of a shopper for an order, with kills', result.longestMs / 1_000, 's'),
        figure('a whole move', there.seconds, 's'),
        figure('orders/s during the moves', result.perSecond, '/s'),
        orZero(figure('calls that were repeated after 503', result.repeated)),
      ],
    };
  } finally {
    await testBed.close();
  }
}

type TwoServers = { ports: readonly number[]; environment: Record<string, string> };

async function openTwo(testBed: TestBed): Promise<TwoServers> {
  process.env['TEST_DATABASE_URL'] = testBed.instance.url;
  const north = await freshDatabase();
  testBed.atEnd(north.drop);
  const mover = await createMover(`mover_${testBed.database.name}`);
  testBed.atEnd(mover.drop);
  const more = { DATABASES: 'north', DATABASE_APP_URL_NORTH: north.appUrl };
  const servers = [await testBed.startServer(more), await testBed.startServer(more)];
  return {
    ports: servers.map(({ port }) => port),
    environment: {
      ...more,
      DATABASE_URL: mover.urlOf(testBed.database.ownerUrl),
      DATABASE_URL_NORTH: mover.urlOf(north.ownerUrl),
    },
  };
}

type Command = { code: number | null; output: string };

async function runDatabase(
  environment: Record<string, string>,
  words: readonly string[],
  onLine: (line: string, child: ChildProcess) => void = () => undefined,
): Promise<Command> {
  const program = join(root, 'apps/server/src/operator/database-cli.ts');
  const child = spawn(process.execPath, [program, ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      output += `${line}\n`;
      onLine(line, child);
    });
  const [code] = await once(child, 'exit');
  return { code: code as number | null, output };
}

/** `killAt`: the command is killed when it prints this. */
async function runMove(environment: Record<string, string>, to: string, killAt?: string) {
  const begun = performance.now();
  const command = await runDatabase(environment, ['move', 'burger', to], (line, child) => {
    if (killAt !== undefined && line.includes(killAt)) child.kill('SIGKILL');
  });
  const pause = /writes waited for ([\d.]+) s/u.exec(command.output)?.[1];
  return {
    ...command,
    seconds: (performance.now() - begun) / 1_000,
    pauseSeconds: Number(pause ?? Number.NaN),
  };
}

/** Each shopper places one order after another, and repeats one that was refused with its key. */
async function openLoad(ports: readonly number[], count: number) {
  let isOver = false;
  const ids: string[] = [];
  const failures: number[] = [];
  let [longestMs, repeated] = [0, 0];
  const begun = performance.now();
  const shop = async (at: number): Promise<void> => {
    const shopper = await newShopper(ports[at % ports.length] ?? 0);
    while (!isOver) {
      const [from, key] = [performance.now(), randomUUID()];
      let id: string | null = null;
      while (id === null) {
        const order = await placeCash(shopper, key);
        ({ id } = order);
        if (id !== null) break;
        repeated += 1;
        if (order.answer?.status !== 503) failures.push(order.answer?.status ?? 0);
        await wait(retryMs);
      }
      longestMs = Math.max(longestMs, performance.now() - from);
      ids.push(id);
    }
  };
  const shoppers = Array.from({ length: count }, (_, at) => shop(at));
  return {
    end: async () => {
      isOver = true;
      await Promise.all(shoppers);
      const seconds = (performance.now() - begun) / 1_000;
      return { ids, failures, longestMs, repeated, perSecond: ids.length / seconds };
    },
  };
}

async function storedOrders(owner: OwnerQueries): Promise<ReadonlySet<string>> {
  const rows = await owner.rows<{ id: string }>('burger', 'select id::text from orders');
  return new Set(rows.map(({ id }) => id));
}
