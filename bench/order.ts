import { parseArgs } from 'node:util';
import { addOrderHistory } from '../apps/server/src/testing/add-order-history.ts';
import { ownerQueries } from '../apps/server/src/testing/owner-queries.ts';
import { compareLoads } from './lib/compare-loads.ts';
import { openConnection } from './lib/connection.ts';
import { atMost, figure, goalFigure, orZero, printFigures } from './lib/figures.ts';
import { postGuest, guestOrders, sendOrder } from './lib/guest-orders.ts';
import { type Load, load, median } from './lib/load.ts';
import { openShop } from './lib/open-shop.ts';
import { sized } from './lib/run-size.ts';
import { type Bench, measure } from './lib/stack.ts';
import { isFrame, openStatementTap, type Statement } from './lib/statement-tap.ts';
import {
  addBenchCoupons,
  costOfDiscounts,
  discountsOfCost,
  ratesOfDiscounts,
} from './order/measure-discounts.ts';
import { costOfWholeOrders } from './order/cost-of-whole-orders.ts';
import { lossByStreams } from './order/loss-by-streams.ts';
import { pgbenchOrders } from './baselines/pgbench.ts';

const clients = 16;
const { values: asked } = parseArgs({
  options: {
    streams: { type: 'string', default: '0' },
    cost: { type: 'boolean', default: false },
    smoke: { type: 'boolean' },
  },
});
const streams = Number(asked.streams);

/**
 * Measures a guest's order over HTTP, durable before the response, against pgbench writing an order
 * in three statements to the same disk. Then orders of users with a coupon and points beside the
 * same orders without, and orders without a coupon beside others that share a limited one. `--
 * --streams 300` measures only orders with and without as many open boards of their store, `--
 * --cost` prints only the statements and commits of orders with everything that follows them.
 */
await measure(async (bench) => {
  if (streams > 0) return lossByStreams(bench, streams);
  await addBenchCoupons(bench);
  await addHistory(bench);
  if (asked.cost) return costOfWholeOrders(bench, discountsOfCost);
  const bare = await pgbenchOrders(bench.databaseUrl, clients);
  const without = await ratesOfOrders(bench, bare);
  await costOfAnOrder(bench);
  await ratesOfDiscounts(bench);
  await costOfDiscounts(bench);
  await ratesWithJobs(bench, without);
});

/** A month of orders: what an order costs must not grow with those before it. */
async function addHistory({ databaseUrl }: Bench): Promise<void> {
  const owner = await ownerQueries(databaseUrl);
  const orders = sized(20_000, 200);
  await addOrderHistory(owner, 'burger', { orders, secondsApart: 130 });
  await owner.end();
}

type BaselineLoad = (seconds: number) => Promise<Load>;

/** The jobs (kitchen, mails) do not run in this process, as they do not in pgbench's figure. */
async function ratesOfOrders(bench: Bench, bare: BaselineLoad): Promise<Load> {
  const server = await bench.startServer({ RUN_JOBS: '0' });
  const { visit, p99OfPost } = guestOrders(await openShop(bench, server));
  const before = await stored(bench);
  let answered = 0;
  const orders = async (seconds: number) => {
    const round = await load({ port: server.port, clients, seconds, visit });
    answered += round.done;
    return round;
  };
  const { baseline, ours, ratio, ratioOfP99 } = await compareLoads(bare, orders);
  const after = await stored(bench);
  printFigures(
    `Guest orders of 5 lines (guest, order, one poll), ${clients} clients, fsync ${after.fsync}, synchronous_commit ${after.synchronous}`,
    [
      figure('pgbench: an order in 3 statements', baseline.perSecond, '/s'),
      figure('Comanda: guest orders', ours.perSecond, '/s'),
      goalFigure('guestOrder', 'ratio (aim 0.3)', ratio, {
        ours: ours.perSecond,
        yardstick: baseline.perSecond,
        unit: '/s',
      }),
      figure('p50 of the three calls', ours.p50, 'ms'),
      figure('p99 of pgbench’s order', baseline.p99, 'ms'),
      figure('p99 of the three calls', ours.p99, 'ms', atMost(40)),
      goalFigure('orderP99', 'ratio of the p99 (aim 3)', ratioOfP99, {
        ours: ours.p99,
        yardstick: baseline.p99,
        unit: 'ms',
      }),
      figure('p99 of POST v1/orders alone, all rounds', p99OfPost(), 'ms'),
      figure('orders that failed', ours.failed, '', atMost(0)),
      figure(
        'orders answered and not stored',
        answered - (after.orders - before.orders),
        '',
        atMost(0),
      ),
    ],
  );
  await server.stop();
  return ours;
}

type Stored = { orders: number; fsync: string; synchronous: string };

async function stored({ databaseUrl }: Bench): Promise<Stored> {
  const owner = await ownerQueries(databaseUrl);
  const [row] = await owner.rows<Stored>(
    'burger',
    `select count(*)::int as orders, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as synchronous from orders`,
  );
  await owner.end();
  if (row === undefined) throw new Error('no count');
  return row;
}

/** Counts the statements of one order, on a server behind a statement tap. */
async function costOfAnOrder(bench: Bench): Promise<void> {
  const tap = await openStatementTap(bench.databaseUrl);
  bench.atEnd(async () => tap.close());
  const server = await bench.startServer({ DATABASE_URL: tap.url, RUN_JOBS: '0' });
  const shop = await openShop(bench, server);
  const connection = await openConnection(server.port, () => undefined);
  const sent: Statement[][] = [];
  for (let order = 0; order < sized(40, 3); order += 1) {
    const token = await postGuest(shop, connection);
    tap.clear();
    await sendOrder(shop, connection, token);
    sent.push([...tap.statements]);
  }
  connection.close();
  const middle = (count: (statements: readonly Statement[]) => number) => median(sent.map(count));
  printFigures('What POST v1/orders alone sends to the database', [
    figure(
      'SQL statements',
      middle((all) => all.filter((each) => !isFrame(each)).length),
      '',
      atMost(8),
    ),
    figure(
      'the same with begin, commit and the tenant',
      middle((all) => all.length),
    ),
    // A single statement commits itself.
    orZero(
      figure(
        'commits',
        middle((all) => all.filter(({ text }) => /^commit/i.test(text)).length),
        '',
        atMost(1),
      ),
    ),
  ]);
  await server.stop();
}

/**
 * One process does everything, as in `npm start`, with the emulated kitchen moving orders on after
 * their six seconds.
 */
async function ratesWithJobs(bench: Bench, without: Load): Promise<void> {
  await bench.startSandbox();
  const server = await bench.startServer();
  const { visit } = guestOrders(await openShop(bench, server));
  const round = await load({ port: server.port, clients, seconds: sized(15, 0.5), visit });
  printFigures('The same 15 s, jobs and kitchen in the same process and on the same machine', [
    figure('Comanda: guest orders', round.perSecond, '/s'),
    figure('p99 of the three calls', round.p99, 'ms'),
    goalFigure('orderWithJobs', 'ratio to the orders above', round.perSecond / without.perSecond, {
      ours: round.perSecond,
      yardstick: without.perSecond,
      unit: '/s',
    }),
    goalFigure('orderWithJobsP99', 'ratio of the p99 to theirs', round.p99 / without.p99, {
      ours: round.p99,
      yardstick: without.p99,
      unit: 'ms',
    }),
    figure('orders that failed', round.failed, '', atMost(0)),
  ]);
}
