import type { Figure } from '../../lib/figure.ts';
import { figure, goalFigure, orZero } from '../../lib/figures.ts';
import { insertBenchStaff } from '../../lib/bench-staff.ts';
import { median } from '../../lib/load.ts';
import { callServer, type ServerPort } from '../../chaos/call-server.ts';
import { httpStatusOf, newShopper } from '../../resilience/place-orders.ts';
import { createChecks, type ScenarioResult, type ScenarioSize } from '../../resilience/scenario.ts';
import { openTestBed, type TestBed, type TestServer } from '../../resilience/test-bed.ts';
import { secondsText, waitUntil } from '../../resilience/wait-until.ts';
import { freePort } from '../../../apps/server/src/testing/server-process.ts';
import { collectTickets, type CollectedTickets } from '../collect-tickets.ts';
import { countOrders } from '../count-orders.ts';
import { countsText, type OrderedThrough, orderThrough } from '../order-continuously.ts';
import { missingPrograms } from '../start-program.ts';
import { followBoard, type FollowedBoard } from './follow-board.ts';
import { type ProxyKind, proxyKinds, type ServerPorts, startProxy } from './proxy.ts';
import { timesSent } from './times-sent.ts';

const readyMs = 60_000;
const boardMs = 30_000;
const kitchenStepMs = 1_000;
const shoppers = 4;
const restarts = { small: 1, full: 3 } as const;

/**
 * Three servers behind each proxy of docs/proxy take orders while they are replaced one after the
 * other, and while one of them is killed.
 */
export async function servers(size: ScenarioSize): Promise<ScenarioResult> {
  const missing = missingPrograms([...proxyKinds, 'openssl']);
  if (missing.length > 0)
    return { violations: [], facts: [], skipped: `not found: ${missing.join(', ')}` };
  await using disposables = new AsyncDisposableStack();
  const bed = disposables.adopt(await openTestBed(), (opened) => opened.close());
  // The restaurant goes on, so that its board never has more orders than it shows.
  await bed.sandbox.call('POST', '/kitchen/clock', { stepMs: kitchenStepMs });
  const checks = createChecks();
  const tickets = collectTickets(disposables, bed);
  const run: Run = { bed, servers: await startThree(bed), tickets, acknowledged: [], ...checks };
  const parts: Part[] = [];
  for (const kind of proxyKinds) parts.push(await behindProxy(run, kind, restarts[size]));
  return {
    violations: checks.violations,
    facts: parts.flatMap(({ facts }) => facts),
    figures: parts.flatMap(({ figures }) => figures),
  };
}

type Part = { facts: readonly string[]; figures: readonly Figure[] };
type Run = {
  bed: TestBed;
  servers: [TestServer, TestServer, TestServer];
  tickets: CollectedTickets;
  /** The ids of all orders that were acknowledged so far. */
  acknowledged: string[];
} & ReturnType<typeof createChecks>;

async function startThree(bed: TestBed): Promise<Run['servers']> {
  const start = async () => startAt(bed, await freePort());
  return [await start(), await start(), await start()];
}

/** As docs/proxy tells an operator. */
const startAt = (bed: TestBed, port: number): Promise<TestServer> =>
  bed.startServer({
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
    SHUTDOWN_DELAY_SECONDS: '5',
  });

async function behindProxy(run: Run, kind: ProxyKind, count: number): Promise<Part> {
  const { bed, claim, servers: all } = run;
  await using disposables = new AsyncDisposableStack();
  const ports: ServerPorts = [all[0].port, all[1].port, all[2].port];
  const proxy = await startProxy(disposables, kind, ports);
  await checkForwarded(run, kind, proxy);
  const sent = await timesSent(kind);
  claim(sent === 1, `${kind} sends a POST ${sent} times`);
  const [staff] = await insertBenchStaff(bed.database.appUrl, 1);
  if (!staff) throw new Error('no staff');
  const board = followBoard(proxy, staff);
  const order = (change: () => Promise<void>) => orderAt(run, proxy, change);
  const restarted = await order(async () => {
    for (const slot of [0, 1, 2].slice(0, count)) await replace(run, slot);
  });
  const failed = restarted.refused.length + restarted.unlike.length;
  claim(failed === 0, `${kind}, restarts: calls were answered ${answersOf(restarted)}`);
  const killed = await order(() => killAndStart(run));
  await checkOrders(run, kind, [restarted, killed]);
  const delays = await boardDelays(run, board, restarted);
  await board.end();
  claim(board.refused() === 0, `${kind}: ${board.refused()} streams of the board were refused`);
  return {
    facts: [
      `${kind}, ${count} restarts: ${restarted.acknowledged.size} orders, ${failed} calls failed; a board had ${board.opened()} streams`,
      `${kind}, one server killed: ${killed.acknowledged.size} orders, ${answersOf(killed)}; ${secondsText(killed.pauseMs)} at most without an order`,
    ],
    figures: [
      goalFigure(
        'failedCallsAtRestart',
        `${kind}: failed calls while servers are replaced`,
        failed,
      ),
      figure(`${kind}: orders meanwhile`, restarted.acknowledged.size),
      orZero(
        figure(
          `${kind}: failed calls of a killed server`,
          killed.refused.length + killed.unlike.length,
        ),
      ),
      figure(`${kind}: an order is on the board after, median`, median(delays) / 1_000, 's'),
    ],
  };
}

/** The server must see the shopper's host and that the proxy speaks TLS. */
async function checkForwarded({ claim }: Run, kind: ProxyKind, proxy: ServerPort): Promise<void> {
  const robots = await callServer(proxy, { brand: 'burger', path: '/robots.txt' });
  const expected = 'https://burger.localhost/sitemap.xml';
  claim(robots?.text.includes(expected) === true, `${kind}: robots.txt lacks ${expected}`);
}

async function orderAt(
  run: Run,
  proxy: ServerPort,
  change: () => Promise<void>,
): Promise<OrderedThrough> {
  const all = await Promise.all(Array.from({ length: shoppers }, () => newShopper(proxy)));
  const ordered = await orderThrough(all, change);
  run.acknowledged.push(...ordered.acknowledged.keys());
  return ordered;
}

async function replace({ bed, servers: all, claim }: Run, slot: number): Promise<void> {
  const old = all[slot];
  if (!old) return;
  claim((await old.stop()) === 0, 'a server did not end with 0');
  all[slot] = await startAt(bed, old.port);
  const isReady = async () => (await httpStatusOf(old.port, '/readyz')) === 200;
  claim((await waitUntil(readyMs, isReady)) !== null, 'a new server did not become ready');
}

async function killAndStart(run: Run): Promise<void> {
  await run.servers[0].kill();
  run.servers[0] = await startAt(run.bed, run.servers[0].port);
}

async function checkOrders(
  { bed, claim, tickets, acknowledged }: Run,
  kind: ProxyKind,
  rounds: readonly OrderedThrough[],
): Promise<void> {
  const { lost, doubled, missingAtKitchen } = await countOrders(bed, tickets, acknowledged);
  claim(lost === 0, `${kind}: ${lost} acknowledged orders are lost`);
  claim(doubled === 0, `${kind}: ${doubled} orders are there twice`);
  claim(missingAtKitchen === 0, `${kind}: ${missingAtKitchen} orders miss at the kitchen`);
  claim(
    rounds.every(({ abandoned }) => abandoned === 0),
    `${kind}: orders were never acknowledged`,
  );
}

/** Milliseconds from the acknowledgement of each order until the board shows it. */
async function boardDelays(
  { claim }: Run,
  { shownAt }: FollowedBoard,
  { acknowledged }: OrderedThrough,
): Promise<number[]> {
  const all = [...acknowledged];
  const missing = () => all.filter(([id]) => !shownAt.has(id)).length;
  await waitUntil(boardMs, async () => missing() === 0);
  claim(missing() === 0, `${missing()} orders are not on the board`);
  return all.map(([id, at]) => (shownAt.get(id) ?? Number.NaN) - at);
}

const answersOf = ({ refused, unlike }: OrderedThrough): string =>
  `${refused.length} calls refused with 503${refused.length === 0 ? '' : `, codes ${countsText(refused)}`}${unlike.length === 0 ? '' : `, others ${countsText(unlike)}`}`;
