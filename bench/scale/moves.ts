import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freshDatabase } from '../../apps/server/src/testing/fresh-db.ts';
import { createMover } from '../../apps/server/src/testing/two-databases.ts';
import { root } from '../../scripts/root.mjs';
import { figure, goalFigure, orZero } from '../lib/figures.ts';
import { idsOf, newShopper, placeMany } from '../resilience/place-orders.ts';
import { createChecks, type ScenarioResult, type ScenarioSize } from '../resilience/scenario.ts';
import { openTestBed, type TestBed } from '../resilience/test-bed.ts';
import { collectTickets } from './collect-tickets.ts';
import { countOrders } from './count-orders.ts';
import { countsText, orderThrough } from './order-continuously.ts';

const sizes = {
  small: { shoppers: 4, ordersBefore: 20 },
  full: { shoppers: 20, ordersBefore: 2_000 },
} as const;

/**
 * Moves a brand to a second database and back while shoppers order at two servers. The way back is
 * killed twice, once while rows are copied and once while writes are refused.
 */
export async function moves(size: ScenarioSize): Promise<ScenarioResult> {
  const testBed = await openTestBed();
  await using disposables = new AsyncDisposableStack();
  disposables.defer(() => testBed.close());
  const { claim, violations } = createChecks();
  const { shoppers, ordersBefore } = sizes[size];
  const { ports, environment } = await openTwo(testBed);
  const tickets = collectTickets(disposables, testBed);
  const before = idsOf(await placeMany(await newShopper(ports[0] ?? 0), ordersBefore));
  const people = await Promise.all(
    Array.from({ length: shoppers }, (_, at) => newShopper(ports[at % ports.length] ?? 0)),
  );
  let there: Moved | undefined;
  const ordered = await orderThrough(people, async () => {
    there = await moveThereAndBack(environment, claim);
  });
  const counts = await countOrders(testBed, tickets, [...before, ...ordered.acknowledged.keys()]);
  const { lost, doubled, missingAtKitchen, unknownAtKitchen } = counts;
  const wrong = lost + doubled + missingAtKitchen + unknownAtKitchen + ordered.abandoned;
  claim(wrong === 0, `orders: ${JSON.stringify({ ...counts, abandoned: ordered.abandoned })}`);
  claim(ordered.unlike.length === 0, `calls were answered ${countsText(ordered.unlike)}`);
  return {
    violations,
    facts: [
      `${ordered.acknowledged.size} orders of ${shoppers} shoppers during a move there, and a move back that was killed twice`,
      there?.output.trim().split('\n').at(-1) ?? '',
    ],
    figures: [
      goalFigure('moveFailures', 'orders lost, doubled or given up', wrong),
      figure('writes wait, a move without kills', there?.pauseSeconds ?? Number.NaN, 's'),
      figure('longest time without an order at a server, with kills', ordered.pauseMs / 1_000, 's'),
      figure('a whole move', there?.seconds ?? Number.NaN, 's'),
      orZero(figure('calls that were repeated after 503', ordered.refused.length)),
    ],
  };
}

/** Returns the facts of the move there, which nothing disturbs. */
async function moveThereAndBack(
  environment: Record<string, string>,
  claim: (holds: boolean, otherwise: string) => void,
): Promise<Moved> {
  const there = await runMove(environment, 'north');
  claim(there.code === 0, `the move failed: ${there.output}`);
  const forgotten = await runDatabase(environment, ['forget', 'burger', 'main']);
  claim(forgotten.code === 0, `forget failed: ${forgotten.output}`);
  for (const line of ['tables left', 'refusing writes']) {
    const killed = await runMove(environment, 'main', line);
    claim(killed.code === null, `the move was not killed at "${line}": ${killed.output}`);
  }
  const back = await runMove(environment, 'main');
  claim(back.code === 0, `the repeated move failed: ${back.output}`);
  return there;
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

/** `seconds`: of the whole command. `pauseSeconds`: for which writes waited, as it says. */
type Moved = Command & { seconds: number; pauseSeconds: number };

/** `killAt`: the command is killed when it prints this. */
async function runMove(
  environment: Record<string, string>,
  to: string,
  killAt?: string,
): Promise<Moved> {
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
