import { addCoupon, type BenchUser, createUsersWithPoints } from '../lib/discount-users.ts';
import { compareLoads } from '../lib/compare-loads.ts';
import { openConnection } from '../lib/connection.ts';
import { atMost, figure, goalFigure, orZero, printFigures } from '../lib/figures.ts';
import { type Load, load, median, type Visit } from '../lib/load.ts';
import { sized } from '../lib/run-size.ts';
import type { Bench } from '../lib/stack.ts';
import { isFrame, openStatementTap } from '../lib/statement-tap.ts';
import {
  type AskedDiscounts,
  discountedOrders,
  placeUserOrder,
  userOrders,
} from './user-orders.ts';

const clients = 16;
const open = 'MEDIDO20';
const limited = 'LIMITADO20';
const both: AskedDiscounts = { coupon: open, points: 200 };
/** The discounts of orders whose whole cost is printed. */
export const discountsOfCost = [
  ['without discounts', {}],
  ['with a coupon', { coupon: open }],
  ['with a coupon and points', both],
] as const;
const withoutLimits = { RUN_JOBS: '0', ORDER_LIMITS: '0' };

/**
 * Adds the coupons that the measurements use. Call it before a server has the brand in its cache.
 */
export async function addBenchCoupons({ databaseUrl }: Bench): Promise<void> {
  await addCoupon(databaseUrl, { code: open });
  await addCoupon(databaseUrl, { code: limited, maxUses: 1_000_000 });
}

/** Measures orders of users with a coupon and points beside the same orders without. */
export async function ratesOfDiscounts(bench: Bench): Promise<void> {
  const server = await bench.startServer(withoutLimits);
  const address = { host: bench.host, port: server.port };
  const users = await createUsersWithPoints(bench.databaseUrl, clients);
  const run = async (asked: AskedDiscounts) => {
    const visit = userOrders(await discountedOrders(address, userOf(users), asked), users);
    return (seconds: number) => load({ port: server.port, clients, seconds, visit });
  };
  const { baseline, ours, ratio } = await compareLoads(await run({}), await run(both));
  printFigures(`Orders of ${clients} users with a coupon and points, beside the same without`, [
    figure('without', baseline.perSecond, '/s'),
    figure('with a coupon and points', ours.perSecond, '/s'),
    goalFigure('orderWithDiscounts', 'ratio', ratio, {
      ours: ours.perSecond,
      yardstick: baseline.perSecond,
      unit: '/s',
    }),
    figure('p99 without', baseline.p99, 'ms'),
    figure('p99 with', ours.p99, 'ms'),
    figure('orders that failed', baseline.failed + ours.failed, '', atMost(0)),
  ]);
  await besideLimitedCoupon(address, users);
  await server.stop();
}

type Address = { host: string; port: number };

/**
 * Half of the clients order without a coupon. The other half orders without one too, then with a
 * coupon of limited uses, whose orders wait for each other: the first half must not become slower.
 */
async function besideLimitedCoupon(address: Address, users: readonly BenchUser[]): Promise<void> {
  const plain = userOrders(await discountedOrders(address, userOf(users), {}), users);
  const asked = { coupon: limited };
  const contended = userOrders(await discountedOrders(address, userOf(users), asked), users);
  const { baseline, ours, ratio } = await compareLoads(
    halfOf(address, plain, plain),
    halfOf(address, plain, contended),
  );
  printFigures(`Orders without a coupon of ${clients / 2} users, beside as many other users`, [
    figure('the others have no coupon either', baseline.perSecond, '/s'),
    figure('the others share a limited coupon', ours.perSecond, '/s'),
    figure('ratio', ratio),
    figure('p99 beside no coupon', baseline.p99, 'ms'),
    figure('p99 beside the limited coupon', ours.p99, 'ms'),
    figure('orders that failed', baseline.failed + ours.failed, '', atMost(0)),
  ]);
}

/** Runs both visits at once and measures the clients of the first. */
const halfOf =
  ({ port }: Address, measured: Visit, beside: Visit) =>
  async (seconds: number): Promise<Load> => {
    const half = clients / 2;
    const shifted: Visit = (connection, client, done) => beside(connection, client + half, done);
    const [ours] = await Promise.all([
      load({ port, clients: half, seconds, visit: measured }),
      load({ port, clients: half, seconds, visit: shifted }),
    ]);
    return ours;
  };

const userOf = ([user]: readonly BenchUser[]): BenchUser => {
  if (!user) throw new Error('no users');
  return user;
};

/**
 * Counts the statements of an order with a coupon and points, on a server behind a statement tap.
 */
export async function costOfDiscounts(bench: Bench): Promise<void> {
  const tap = await openStatementTap(bench.databaseUrl);
  bench.atEnd(async () => tap.close());
  const server = await bench.startServer({ DATABASE_URL: tap.url, ...withoutLimits });
  const [user] = await createUsersWithPoints(bench.databaseUrl, 1);
  if (!user) throw new Error('no users');
  const orders = await discountedOrders({ host: bench.host, port: server.port }, user, both);
  const connection = await openConnection(server.port, () => undefined);
  const sent: { all: number; statements: number; commits: number }[] = [];
  for (let order = 0; order < sized(40, 3); order += 1) {
    tap.clear();
    await placeUserOrder(orders, connection, user);
    sent.push({
      all: tap.statements.length,
      statements: tap.statements.filter((each) => !isFrame(each)).length,
      commits: tap.statements.filter(({ text }) => /^commit/i.test(text)).length,
    });
  }
  connection.close();
  printFigures('What an order with a coupon and points sends to the database', [
    figure('SQL statements', median(sent.map(({ statements }) => statements)), '', atMost(8)),
    figure('the same with begin, commit and the tenant', median(sent.map(({ all }) => all))),
    orZero(figure('commits', median(sent.map(({ commits }) => commits)), '', atMost(1))),
  ]);
  await server.stop();
}
