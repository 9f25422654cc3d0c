import { parseArgs } from 'node:util';
import { readDaysOf } from '../apps/server/src/day/asked-period.ts';
import { dishesOfPeriod } from '../apps/server/src/day/dishes-of-period.ts';
import { sumDaysOfBrand } from '../apps/server/src/day/sum-days.ts';
import { createMenuCache } from '../apps/server/src/menu/menu-cache.ts';
import { openDatabase } from '../apps/server/src/platform/db/open-database.ts';
import { silentLog } from '../apps/server/src/platform/log.ts';
import { ownerQueries } from '../apps/server/src/testing/owner-queries.ts';
import { addDays } from '../packages/domain/src/hours/calendar.ts';
import { periodBefore } from '../packages/domain/src/counter/period/period.ts';
import { zonedTime } from '../packages/domain/src/hours/zoned-time.ts';
import type { TenantId } from '../packages/domain/src/ids.ts';
import { compareLoads } from './lib/compare-loads.ts';
import { atLeast, atMost, figure, printFigures } from './lib/figures.ts';
import { guestOrders } from './lib/guest-orders.ts';
import { load, median } from './lib/load.ts';
import { openShop } from './lib/open-shop.ts';
import { sized } from './lib/run-size.ts';
import { type Bench, measure } from './lib/stack.ts';
import { addMonthOfOrders } from './numbers/month-of-orders.ts';

const { values: asked } = parseArgs({
  options: { orders: { type: 'string', default: '20000' }, smoke: { type: 'boolean' } },
});
const many = sized(Number(asked.orders), 400);
const few = sized(2_000, 200);
/** Of the reading with sums; without them it takes long. */
const roundsWithSums = sized(9, 1);
const clients = 16;
const [large, small] = ['burger', 'sushi'] as const satisfies readonly string[];

/**
 * `npm run bench:numbers -- --orders 200000`: the numbers of a month of a brand with so many orders
 * beside those of one with 2,000, with sums and without; then guest orders while a day is summed in
 * each round, beside the same orders without.
 */
await measure(async (bench) => {
  const owner = await ownerQueries(bench.databaseUrl);
  bench.atEnd(() => owner.end());
  await addMonthOfOrders(owner, large, many);
  await addMonthOfOrders(owner, small, few);
  const numbers = openNumbers(bench);
  const without = await timesOf(numbers.read, sized(2, 1));
  const begun = performance.now();
  for (const tenant of [large, small]) await numbers.sum(tenant);
  const seconds = (performance.now() - begun) / 1_000;
  const withSums = await timesOf(numbers.read, roundsWithSums);
  printFigures(`Numbers of a month: ${many} orders beside ${few}, ${roundsWithSums} rounds`, [
    figure('many orders, without sums', without.large, 'ms'),
    figure('few orders, without sums', without.small, 'ms'),
    figure('ratio without sums', without.ratio),
    figure('many orders, with sums', withSums.large, 'ms'),
    figure('few orders, with sums', withSums.small, 'ms'),
    figure('ratio with sums', withSums.ratio, '', atMost(5)),
    figure('the first sums of both', seconds, 's'),
  ]);
  const server = await bench.startServer({ RUN_JOBS: '0' });
  const { visit } = guestOrders(await openShop(bench, server));
  const orders = (span: number) => load({ port: server.port, clients, seconds: span, visit });
  const { baseline, ours, ratio } = await compareLoads(orders, async (span) => {
    await owner.rows(
      large,
      'update day_sums set version = 0 where day = (select max(day) from day_sums)',
    );
    const [ordered] = await Promise.all([orders(span), numbers.sum(large)]);
    return ordered;
  });
  printFigures(`Guest orders while a day of ${large} is summed, ${clients} clients`, [
    figure('orders', baseline.perSecond, '/s'),
    figure('orders beside the job', ours.perSecond, '/s'),
    figure('ratio', ratio, '', atLeast(0.95)),
    figure('answers that failed', ours.failed, '', atMost(0)),
  ]);
});

type Numbers = { read(tenant: string): Promise<void>; sum(tenant: string): Promise<void> };

/** The reading of a server, and its job, in this process. */
function openNumbers(bench: Bench): Numbers {
  const db = openDatabase({ url: bench.databaseUrl, connections: 4 });
  bench.atEnd(() => db.close());
  const menus = createMenuCache({ db, clock: Date.now, log: silentLog });
  const deps = { db, menus, clock: Date.now };
  return {
    sum: (tenant) => sumDaysOfBrand(deps, tenant as TenantId, () => true),
    read: async (name) => {
      const tenant = name as TenantId;
      const stores = (await menus.tenant(tenant))?.stores ?? [];
      const to = zonedTime(Date.now(), 'America/Santiago').date;
      const period = { from: addDays(to, -29), to };
      for (const each of [period, periodBefore(period)])
        for await (const _ of readDaysOf(deps, tenant, { period: each, stores }));
      await dishesOfPeriod(deps, tenant, { period, stores });
    },
  };
}

/** Reads both brands in turns; the medians, and the median of the ratios. */
async function timesOf(read: Numbers['read'], rounds: number) {
  const times: { large: number; small: number }[] = [];
  for (let round = 0; round <= rounds; round += 1)
    times.push({ large: await timed(() => read(large)), small: await timed(() => read(small)) });
  const measured = times.slice(1);
  return {
    large: median(measured.map((each) => each.large)),
    small: median(measured.map((each) => each.small)),
    ratio: median(measured.map((each) => each.large / each.small)),
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
