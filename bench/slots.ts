import { wireJsonSchema } from '@comanda/contract/json-schema.ts';
import { scheduledAvailabilitySchema } from '@comanda/contract/schedule.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { compareLoads } from './lib/compare-loads.ts';
import { requestBytes } from './lib/connection.ts';
import { atLeast, atMost, figure, printFigures } from './lib/figures.ts';
import { load, repeatRequest } from './lib/load.ts';
import { sized } from './lib/run-size.ts';
import { type Bench, measure } from './lib/stack.ts';
import { isFrame, nextComparison, openStatementTap } from './lib/statement-tap.ts';
import { getJson, hostWithPort } from './lib/storefront.ts';
import { ruleFigures } from './slots/rule-figures.ts';
import type { BaselineConfig } from './baselines/serve.ts';
import type { AnyJson } from '../apps/server/src/testing/any-json.ts';

const days = 14;
const products = 40;
const clients = 16;
const barePath = '/bare';

/**
 * Measures the times of a store for 14 days and a cart of 40 products against a bare Fastify route
 * that sends the same response; the cost of the rule alone; and the lookup of a place among many
 * zones.
 */
await measure(async (bench) => {
  await orderAhead(bench.databaseUrl);
  const server = await bench.startServer();
  const path = await slotsPath({ host: bench.host, port: server.port });
  const value = await getJson({ host: bench.host, port: server.port }, path);
  const baselineServer = await bench.startBaseline(baselineConfig(bench, value));
  const host = (port: number) => hostWithPort({ host: bench.host, port });
  const bare = requestBytes({
    method: 'POST',
    path: barePath,
    host: host(baselineServer.port),
    body: '{}',
  });
  const ours = requestBytes({ path, host: host(server.port) });
  const run = (port: number, request: Buffer) => (seconds: number) =>
    load({ port, clients, seconds, visit: repeatRequest(request) });
  const measured = await compareLoads(run(baselineServer.port, bare), run(server.port, ours));
  const times = value.days.reduce((sum: number, day: AnyJson) => sum + day.times.length, 0);
  printFigures(
    `Times of ${value.days.length} days for ${products} products: ${times} half hours, ${JSON.stringify(value).length} bytes, ${clients} clients`,
    [
      figure('bare Fastify route, same answer', measured.baseline.perSecond, '/s'),
      figure('Comanda', measured.ours.perSecond, '/s'),
      figure('ratio', measured.ratio, '', atLeast(0.1)),
      figure('p50', measured.ours.p50, 'ms'),
      figure('p99', measured.ours.p99, 'ms', atMost(60)),
      figure('answers that failed', measured.ours.failed, '', atMost(0)),
      figure(
        'SQL statements of 50 answers, whatever their days',
        await statements(bench, path),
        '',
        atMost(50),
      ),
    ],
  );
  printFigures('The rules alone, in this process', ruleFigures({ days, products }));
});

/** Lets the default brand take orders for 14 days instead of its own number. */
async function orderAhead(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`select set_config('app.tenant_id', 'burger', false)`);
  await client.query(
    `update tenant_settings set document = jsonb_set(document, '{maxDaysAvailableFutureOrder}',
      $1::jsonb)`,
    [String(days)],
  );
  await client.end();
}

/**
 * Returns whether a product is sold whenever the store is open; other products leave few times, and
 * so a short response.
 */
function isOrdinary({
  dispatchMethod,
  startDatetime,
  endDatetime,
  cookingTime,
  availability,
  availabilityTime,
}: AnyJson): boolean {
  const isSeasonal = startDatetime !== null || endDatetime !== null;
  const hasHours = availability.length < 7 || Object.keys(availabilityTime).length > 0;
  return dispatchMethod === 'both' && cookingTime < 4 && !isSeasonal && !hasHours;
}

async function slotsPath(address: { host: string; port: number }): Promise<string> {
  const { id, menuId } = await getJson(address, '/v1/stores/default');
  const menu = await getJson(address, `/v1/menus/${menuId}`);
  const ids = menu.products
    .filter(isOrdinary)
    .slice(0, products)
    .map((product: AnyJson) => product.id);
  return `/v1/stores/${id}/scheduled_date_availability?dispatch_method=in_store&product_ids=${ids.join(',')}`;
}

function baselineConfig(bench: Bench, value: AnyJson): string {
  const file = join(bench.folder, 'baseline-slots.json');
  const schema = wireJsonSchema(scheduledAvailabilitySchema, 'camel');
  writeFileSync(
    file,
    JSON.stringify({
      files: [],
      reply: { path: barePath, schema, value },
    } satisfies BaselineConfig),
  );
  return file;
}

async function statements(bench: Bench, path: string): Promise<number> {
  const tap = await openStatementTap(bench.databaseUrl);
  bench.atEnd(async () => tap.close());
  const address = {
    host: bench.host,
    port: (await bench.startServer({ DATABASE_URL: tap.url, RUN_JOBS: '0' })).port,
  };
  await getJson(address, path);
  await nextComparison(tap);
  for (let asked = 0; asked < sized(50, 3); asked += 1) await getJson(address, path);
  return tap.statements.filter((each) => !isFrame(each)).length;
}
