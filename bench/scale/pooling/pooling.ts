import pg from 'pg';
import { figure, goalFigure, orZero } from '../../lib/figures.ts';
import { median } from '../../lib/load.ts';
import { newShopper, type Shopper } from '../../resilience/place-orders.ts';
import { noPgBouncer, pgBouncerVersion, startPgBouncer } from '../../resilience/pgbouncer.ts';
import { createChecks, type ScenarioResult, type ScenarioSize } from '../../resilience/scenario.ts';
import { openTestBed, type TestBed } from '../../resilience/test-bed.ts';
import { ordersPerSecond } from '../orders-per-second.ts';
import { connectCrowd, type CrowdResult, whileCrowdReads } from './crowd.ts';

const sizes = {
  small: { clients: 200, rounds: 1, seconds: 3 },
  full: { clients: 2_000, rounds: 5, seconds: 6 },
} as const;
const warmUpSeconds = 2;
const serversOfWay = 2;
const shoppersOfServer = 4;
/** As in docs/operations.md. */
const poolSettings = [
  'default_pool_size = 40',
  'max_client_conn = 2100',
  'query_wait_timeout = 5',
  'server_login_retry = 1',
];
const poolSize = 40;

/**
 * A way from two servers to the database. `hasCrowd`: beside the other clients of the pooler.
 * `rates`: orders per second of each round.
 */
type Way = {
  name: string;
  shoppers: readonly Shopper[];
  hasCrowd: boolean;
  rates: number[];
  crowds: CrowdResult[];
};

/**
 * Two servers of each way order in turns: directly, through PgBouncer in transaction mode, and
 * through it beside so many other clients that there are 2,000.
 */
export async function pooling(size: ScenarioSize): Promise<ScenarioResult> {
  const version = pgBouncerVersion();
  if (version === null) return { violations: [], facts: [], skipped: noPgBouncer };
  await using disposables = new AsyncDisposableStack();
  const bed = disposables.adopt(await openTestBed(), (opened) => opened.close());
  const { clients, rounds, seconds } = sizes[size];
  const kept = version.keepsStatements ? ['max_prepared_statements = 500'] : [];
  const { username } = new URL(bed.database.appUrl);
  const settings = [...poolSettings, ...kept, `stats_users = ${username}`];
  const url = await startPgBouncer(bed, 'transaction', settings);
  const ways = await openWays(bed, url, version.keepsStatements);
  const crowd = await connectCrowd(url, clients);
  disposables.defer(async () => void (await Promise.all(crowd.map((client) => client.end()))));
  await warmUp(bed, ways);
  const pools: Pool[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const way of [...ways.slice(round % ways.length), ...ways.slice(0, round % ways.length)]) {
      await orderOn(way, crowd, seconds);
      pools.push(await readPool(url));
    }
  return resultOf(ways, pools, {
    fact: `PgBouncer ${version.text}, ${rounds} rounds of ${seconds} s in turns, medians`,
    clients,
  });
}

/** The ways share their servers as far as only the other clients differ. */
async function openWays(bed: TestBed, url: string, keepsStatements: boolean): Promise<Way[]> {
  const way = (name: string, shoppers: readonly Shopper[], hasCrowd = false): Way => ({
    name,
    shoppers,
    hasCrowd,
    rates: [],
    crowds: [],
  });
  const pooled = { DATABASE_APP_URL: url, DATABASE_LISTEN_URL: bed.database.appUrl };
  const unnamed = { DATABASE_NAMED_STATEMENTS: '0' };
  const throughPooler = await shoppersAt(bed, { ...pooled, ...unnamed });
  const ways = [
    way('direct', await shoppersAt(bed, {})),
    way('direct, without named statements', await shoppersAt(bed, unnamed)),
    way('pooled, without named statements', throughPooler),
    way('the same beside the other clients', throughPooler, true),
  ];
  if (!keepsStatements) return ways;
  const named = await shoppersAt(bed, pooled);
  return [
    ...ways,
    way('pooled, named statements', named),
    way('named beside the other clients', named, true),
  ];
}

async function shoppersAt(bed: TestBed, settings: Record<string, string>): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  for (let count = 0; count < serversOfWay; count += 1) {
    const { port } = await bed.startServer({ RUN_JOBS: '0', ...settings });
    for (let at = 0; at < shoppersOfServer; at += 1) shoppers.push(await newShopper(port));
  }
  return shoppers;
}

/** Gives the tables rows and statistics: a plan that was made for an empty table would stay. */
async function warmUp({ owner }: TestBed, ways: readonly Way[]): Promise<void> {
  for (const { shoppers } of ways) await ordersPerSecond(shoppers, warmUpSeconds);
  await owner.rows('burger', 'analyze');
}

async function orderOn(
  { shoppers, hasCrowd, rates, crowds }: Way,
  crowd: readonly pg.Client[],
  seconds: number,
): Promise<void> {
  const order = () => ordersPerSecond(shoppers, seconds);
  if (!hasCrowd) return void rates.push(await order());
  const round = await whileCrowdReads(crowd, order);
  rates.push(round.value);
  crowds.push(round.crowd);
}

/** Connections of clients to the pooler, and of the pooler to the database. */
type Pool = { clients: number; servers: number };

/** Asks PgBouncer's console. */
async function readPool(url: string): Promise<Pool> {
  const { pathname } = new URL(url);
  const console = new URL(url);
  console.pathname = '/pgbouncer';
  const client = new pg.Client({ connectionString: console.href });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>('show pools');
  await client.end();
  const pool = rows.find((row) => row['database'] === pathname.slice(1));
  const sum = (...names: string[]) =>
    names.reduce((total, name) => total + Number(pool?.[name] ?? 0), 0);
  return {
    clients: sum('cl_active', 'cl_waiting'),
    servers: sum('sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login'),
  };
}

function resultOf(
  ways: readonly Way[],
  pools: readonly Pool[],
  { fact, clients }: { fact: string; clients: number },
): ScenarioResult {
  const { claim, violations } = createChecks();
  const crowds = ways.flatMap((way) => way.crowds);
  const failed = crowds.reduce((sum, crowd) => sum + crowd.failed, 0);
  const connected = Math.min(...pools.map((pool) => pool.clients));
  const opened = Math.max(...pools.map((pool) => pool.servers));
  claim(failed === 0, `${failed} transactions of the other clients failed`);
  claim(connected >= clients, `only ${connected} clients were connected`);
  claim(opened <= poolSize, `the pooler opened ${opened} connections`);
  const direct = ways[0]?.rates ?? [];
  const besideDirect = (rates: readonly number[]) =>
    median(rates.map((rate, round) => rate / (direct[round] ?? Number.NaN)));
  return {
    violations,
    facts: [fact],
    figures: [
      ...ways.flatMap(({ name, rates }) => [
        figure(`orders, ${name}`, median(rates), '/s'),
        figure(`beside direct, ${name}`, besideDirect(rates)),
      ]),
      figure('clients of the pooler, at least', connected),
      figure('connections to the database, at most', opened),
      figure('transactions of the other clients', median(crowds.map((one) => one.perSecond)), '/s'),
      figure('p99 of such a transaction', median(crowds.map((one) => one.p99)), 'ms'),
      orZero(goalFigure('poolingFailed', 'failed transactions of the other clients', failed)),
    ],
  };
}
