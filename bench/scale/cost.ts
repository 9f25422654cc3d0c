import type { FreshDatabase } from '../../apps/server/src/testing/fresh-db.ts';
import { ownerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import { publishShops } from '../../apps/server/src/testing/publish-shops.ts';
import { testShop } from '../../apps/server/src/testing/test-shop.ts';
import { figure, goalFigure } from '../lib/figures.ts';
import { median } from '../lib/load.ts';
import { newShopper, type Shopper } from '../resilience/place-orders.ts';
import { createChecks, type ScenarioResult, type ScenarioSize } from '../resilience/scenario.ts';
import { createDatabase, openTestBed, type TestBed } from '../resilience/test-bed.ts';
import { ordersPerSecond } from './orders-per-second.ts';

const sizes = {
  small: { rounds: 1, seconds: 3 },
  full: { rounds: 9, seconds: 6 },
} as const;
const warmUpSeconds = 2;
const shoppersOfBrand = 4;

const brands = ['burger', 'sushi'] as const;

/** `rates`: orders per second of each round. */
type Way = { name: string; shoppers: readonly Shopper[]; rates: number[] };

/**
 * A server with two brands in one database, and one with each brand in a database of its own, order
 * in turns on the same PostgreSQL.
 */
export async function cost(size: ScenarioSize): Promise<ScenarioResult> {
  await using disposables = new AsyncDisposableStack();
  const bed = disposables.adopt(await openTestBed(), (opened) => opened.close());
  const { rounds, seconds } = sizes[size];
  const one = await databaseOf(bed, brands);
  const [main, north] = [await databaseOf(bed, ['burger']), await databaseOf(bed, ['sushi'])];
  const ways: readonly [Way, Way] = [
    await openWay(bed, 'one database', { DATABASE_APP_URL: one.appUrl }),
    await openWay(bed, 'two databases', {
      DATABASE_APP_URL: main.appUrl,
      DATABASES: 'north',
      DATABASE_APP_URL_NORTH: north.appUrl,
    }),
  ];
  for (const { shoppers } of ways) await ordersPerSecond(shoppers, warmUpSeconds);
  for (const database of [one, main, north]) await analyze(database);
  for (let round = 0; round < rounds; round += 1)
    for (const way of round % 2 === 0 ? ways : ways.toReversed())
      way.rates.push(await ordersPerSecond(way.shoppers, seconds));
  return resultOf(ways, `${rounds} rounds of ${seconds} s in turns, 8 shoppers, medians`);
}

async function databaseOf(bed: TestBed, ids: readonly string[]): Promise<FreshDatabase> {
  const database = await createDatabase(bed.instance.url);
  await publishShops(
    database.ownerUrl,
    ids.map((id) => testShop(id)),
  );
  return database;
}

async function openWay(bed: TestBed, name: string, more: Record<string, string>): Promise<Way> {
  const { port } = await bed.startServer({ RUN_JOBS: '0', ...more });
  const shoppers: Shopper[] = [];
  for (const brand of brands)
    for (let at = 0; at < shoppersOfBrand; at += 1) shoppers.push(await newShopper(port, brand));
  return { name, shoppers, rates: [] };
}

/** Gives the planner statistics: a plan that was made for an empty table would stay. */
async function analyze({ ownerUrl }: FreshDatabase): Promise<void> {
  const owner = await ownerQueries(ownerUrl);
  await owner.rows('burger', 'analyze');
  await owner.end();
}

function resultOf([one, two]: readonly [Way, Way], fact: string): ScenarioResult {
  const { claim, violations } = createChecks();
  for (const { name, rates } of [one, two])
    claim(Math.min(...rates) > 0, `a round took no order: ${name}`);
  const ratios = two.rates.map((rate, round) => rate / (one.rates[round] ?? Number.NaN));
  return {
    violations,
    facts: [fact],
    figures: [
      ...[one, two].map(({ name, rates }) => figure(`orders, ${name}`, median(rates), '/s')),
      goalFigure('twoDatabases', 'two databases beside one', median(ratios)),
      figure('lowest round', Math.min(...ratios)),
      figure('highest round', Math.max(...ratios)),
    ],
  };
}
