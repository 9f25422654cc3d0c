import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { connectHeartbeatLock } from '../../../apps/server/src/platform/jobs/heartbeat-lock.ts';
import type { Figure } from '../../lib/figure.ts';
import { figure, goalFigure, orZero } from '../../lib/figures.ts';
import { newShopper } from '../../resilience/place-orders.ts';
import { pgBouncerVersion, startPgBouncer } from '../../resilience/pgbouncer.ts';
import { createChecks, type ScenarioResult, type ScenarioSize } from '../../resilience/scenario.ts';
import { type BrandBed, createDatabase, openBrandBed } from '../../resilience/test-bed.ts';
import { secondsText, waitUntil } from '../../resilience/wait-until.ts';
import { collectTickets, type CollectedTickets } from '../collect-tickets.ts';
import { countOrders, type OrderCounts } from '../count-orders.ts';
import { countsText, type OrderedThrough, orderThrough } from '../order-continuously.ts';
import { missingPrograms } from '../start-program.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { binFolder, type Member, queryMember } from './member.ts';
import { noticeMs } from './notice-ms.ts';

const lagMs = 2_000;
const timeoutMs = 60_000;
const shoppersOfServer = 3;

/**
 * Two servers order through HAProxy on a PostgreSQL with a replica under Patroni. The roles change
 * as planned; the primary is killed and comes back; last, the primary is killed while its replica
 * lags behind and no commit waits for it. `small`: the planned change alone.
 */
export async function failover(size: ScenarioSize): Promise<ScenarioResult> {
  const missing = missingPrograms(['patroni', 'etcd', 'haproxy']);
  if (!existsSync(binFolder)) missing.push(binFolder);
  if (missing.length > 0)
    return { violations: [], facts: [], skipped: `not found: ${missing.join(', ')}` };
  await using disposables = new AsyncDisposableStack();
  const run = await openRun(disposables);
  const { facts, figures } = await runRounds(run, size);
  return { violations: run.violations, facts, figures };
}

type Run = {
  cluster: Cluster;
  bed: BrandBed;
  ports: readonly number[];
  tickets: CollectedTickets;
  /** The ids of all orders that were acknowledged so far. */
  acknowledged: string[];
} & ReturnType<typeof createChecks>;

async function openRun(disposables: AsyncDisposableStack): Promise<Run> {
  const cluster = await startCluster(disposables);
  const bed = await openBrandBed(disposables, await createDatabase(cluster.ownerUrl));
  const direct = await bed.startServer();
  const second = await bed.startServer(await secondServer(bed));
  const tickets = collectTickets(disposables, bed);
  const ports = [direct.port, second.port];
  return { cluster, bed, ports, tickets, acknowledged: [], ...createChecks() };
}

/** With PgBouncer the second server is behind it: both reach the primary through HAProxy. */
async function secondServer(bed: BrandBed): Promise<Record<string, string>> {
  const version = pgBouncerVersion();
  if (version === null) return {};
  const settings = ['server_login_retry = 1', 'query_wait_timeout = 5'];
  if (version.keepsStatements) settings.push('max_prepared_statements = 500');
  return {
    DATABASE_APP_URL: await startPgBouncer(bed, 'transaction', settings),
    DATABASE_LISTEN_URL: bed.database.appUrl,
    DATABASE_NAMED_STATEMENTS: version.keepsStatements ? '1' : '0',
  };
}

type Part = { facts: readonly string[]; figures: readonly Figure[] };

async function runRounds(run: Run, size: ScenarioSize): Promise<Part> {
  const parts = [await switchoverRound(run)];
  if (size === 'full')
    parts.push(await killRound(run), await hangRound(run), await laggingRound(run));
  return {
    facts: parts.flatMap(({ facts }) => facts),
    figures: parts.flatMap(({ figures }) => figures),
  };
}

async function switchoverRound(run: Run): Promise<Part> {
  const { cluster } = run;
  const from = await cluster.primary();
  const to = cluster.other(from);
  const round = await disturb(run, () => cluster.switchOver(from, to));
  const counts = await checkOrders(run, round, 'a planned change');
  run.claim((await cluster.untilSynchronous(from)) !== null, `${from.name} became no replica`);
  return {
    facts: [`planned change: ${factOf(round, counts)}`],
    figures: [
      figure(
        'a planned change of the primary: seconds without an order',
        round.pauseMs / 1_000,
        's',
      ),
      orZero(figure('calls refused meanwhile', round.refused.length)),
    ],
  };
}

async function killRound(run: Run): Promise<Part> {
  const { cluster, bed, ports } = run;
  const killed = await cluster.primary();
  const round = await disturb(run, () => killed.kill());
  const counts = await checkOrders(run, round, 'a killed primary');
  const notices: (number | null)[] = [];
  for (const port of ports) notices.push(await noticeMs(bed, port));
  run.claim(!notices.includes(null), 'a notice does not reach a server');
  killed.start();
  const rejoinedMs = await cluster.untilSynchronous(killed);
  run.claim(rejoinedMs !== null, `${killed.name} did not become a replica again`);
  await checkHeartbeat(run, killed);
  return {
    facts: [
      `killed primary: ${factOf(round, counts)}`,
      `a notice reaches the servers in ${notices.map((ms) => Math.round(ms ?? Number.NaN)).join(' and ')} ms, the killed machine is a synchronous replica ${secondsText(rejoinedMs)} after its start`,
    ],
    figures: [
      goalFigure(
        'failoverSeconds',
        'a killed primary: seconds without an order',
        round.pauseMs / 1_000,
      ),
      orZero(figure('calls refused meanwhile with 503 and Retry-After', round.refused.length)),
      goalFigure('failoverLost', 'acknowledged orders lost', counts.lost),
      orZero(figure('orders stored or cooked twice', counts.doubled)),
      figure('orders acknowledged', round.acknowledged.size),
      figure(
        'the killed machine is a replica again after',
        (rejoinedMs ?? Number.NaN) / 1_000,
        's',
      ),
    ],
  };
}

/**
 * The primary hangs: nobody closes its connections. Once the other member has taken over, the
 * watchdog of a real machine has reset it; here it is killed.
 */
async function hangRound(run: Run): Promise<Part> {
  const { cluster } = run;
  const hanging = await cluster.primary();
  const next = cluster.other(hanging);
  const round = await disturb(run, async () => {
    hanging.freeze();
    await waitUntil(timeoutMs, () => next.answers('/primary'));
    await hanging.kill();
  });
  const counts = await checkOrders(run, round, 'a primary that hangs');
  hanging.start();
  const rejoinedMs = await cluster.untilSynchronous(hanging);
  run.claim(rejoinedMs !== null, `${hanging.name} did not become a replica again`);
  return {
    facts: [`primary that hangs: ${factOf(round, counts)}`],
    figures: [
      figure('a primary that hangs: seconds without an order', round.pauseMs / 1_000, 's'),
      orZero(figure('acknowledged orders lost when it hangs', counts.lost)),
    ],
  };
}

/** A job runner must not take a lock that only a replica knows. */
async function checkHeartbeat({ claim, bed }: Run, { port }: Member): Promise<void> {
  const url = new URL(bed.database.appUrl);
  url.port = String(port);
  const lock = await connectHeartbeatLock(url.href, 'comanda-replica');
  claim(lock === null, 'a job runner takes its heartbeat lock on a replica');
  await lock?.end();
}

/**
 * No commit waits for the replica, and the primary's sender of WAL stops some time before the
 * primary is killed: what the replica lacks is lost.
 */
async function laggingRound(run: Run): Promise<Part> {
  const { cluster } = run;
  await cluster.configure({ synchronous_mode: false });
  const killed = await cluster.primary();
  const isAsynchronous = async () =>
    (await queryMember<{ names: string }>(killed, syncStandbys))[0]?.names === '';
  run.claim((await waitUntil(timeoutMs, isAsynchronous)) !== null, 'commits still wait');
  const round = await disturb(run, async () => {
    const [sender] = await queryMember<{ pid: number }>(killed, walSender);
    if (sender) process.kill(sender.pid, 'SIGSTOP');
    await wait(lagMs);
    await killed.kill();
  });
  const counts = await countOrders(run.bed, run.tickets, run.acknowledged);
  killed.start();
  const rejoinedMs = await waitUntil(timeoutMs, () => killed.answers('/replica'));
  run.claim(rejoinedMs !== null, `${killed.name} did not rejoin`);
  return {
    facts: [
      `killed primary, asynchronous, its replica ${lagMs / 1_000} s behind: ${factOf(round, counts)}; ${counts.unknownAtKitchen} tickets at the kitchen have no order`,
      `the killed machine is a replica ${secondsText(rejoinedMs)} after its start`,
    ],
    figures: [
      figure('asynchronous, replica 2 s behind: acknowledged orders lost', counts.lost),
      figure('seconds without an order', round.pauseMs / 1_000, 's'),
    ],
  };
}

const syncStandbys = `select current_setting('synchronous_standby_names') as names`;
const walSender = `select pid from pg_stat_replication where application_name like 'db%'`;

/** Lets shoppers order at all servers while `change` happens and until orders pass again. */
async function disturb(run: Run, change: () => Promise<void>): Promise<OrderedThrough> {
  const ports = run.ports.flatMap((port) => Array<number>(shoppersOfServer).fill(port));
  const shoppers = await Promise.all(ports.map((port) => newShopper(port)));
  const round = await orderThrough(shoppers, change);
  run.acknowledged.push(...round.acknowledged.keys());
  return round;
}

async function checkOrders(
  { bed, claim, tickets, acknowledged: all }: Run,
  { acknowledged, unlike, abandoned }: OrderedThrough,
  what: string,
): Promise<OrderCounts> {
  const counts = await countOrders(bed, tickets, all);
  claim(counts.lost === 0, `${what}: ${counts.lost} acknowledged orders are lost`);
  claim(counts.doubled === 0, `${what}: ${counts.doubled} orders are there twice`);
  claim(counts.missingAtKitchen === 0, `${what}: ${counts.missingAtKitchen} miss at the kitchen`);
  claim(abandoned === 0, `${what}: ${abandoned} orders were never acknowledged`);
  claim(unlike.length === 0, `${what}: calls were answered ${countsText(unlike)}, not 503`);
  claim(acknowledged.size > 50, `${what}: too few orders, so the run proves nothing`);
  return counts;
}

const factOf = (
  { acknowledged, refused, unlike, pauseMs }: OrderedThrough,
  { lost, doubled }: OrderCounts,
): string =>
  `${secondsText(pauseMs)} without an order, ${acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled, ${refused.length} calls refused with 503${unlike.length === 0 ? '' : `, others ${countsText(unlike)}`}`;
