import { priceCart } from '@comanda/contract/carts.ts';
import { wireJsonSchema } from '@comanda/contract/json-schema.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareLoads } from './lib/compare-loads.ts';
import { cartItems, benchPriceBody } from './lib/cart.ts';
import { requestBytes } from './lib/connection.ts';
import { atLeast, atMost, figure, printFigures } from './lib/figures.ts';
import { load, repeatRequest } from './lib/load.ts';
import { type Bench, measure } from './lib/stack.ts';
import { isFrame, nextComparison, openStatementTap } from './lib/statement-tap.ts';
import { getJson, hostWithPort, postJson } from './lib/storefront.ts';
import type { BaselineConfig } from './baselines/serve.ts';
import type { AnyJson } from '../apps/server/src/testing/any-json.ts';

const clients = 16;
const path = '/v1/shopping_carts/prices';

/** Measures pricing a cart of five lines with modifiers against a bare Fastify POST that parses the same body and sends the same reply. */
await measure(async (bench) => {
  const server = await bench.startServer();
  const address = { host: bench.host, port: server.port };
  const { id: storeId, menuId } = await getJson(address, '/v1/stores/default');
  const body = benchPriceBody(cartItems(await getJson(address, `/v1/menus/${menuId}`)), storeId);
  const quote = await postJson(address, path, body);
  if (quote.status !== 200 || quote.body.description !== null)
    throw new Error(`the cart has no price: ${JSON.stringify(quote)}`);
  const baselineServer = await bench.startBaseline(baselineConfig(bench, quote.body));

  const run = (port: number) => (seconds: number) =>
    load({
      port,
      clients,
      seconds,
      visit: repeatRequest(
        requestBytes({
          method: 'POST',
          path,
          host: hostWithPort({ host: bench.host, port }),
          body: JSON.stringify(body),
        }),
      ),
    });
  const { baseline, ours, ratio } = await compareLoads(run(baselineServer.port), run(server.port));
  printFigures(
    `Pricing ${body.cart.items.length} lines with modifiers (${JSON.stringify(body).length} bytes asked, ${JSON.stringify(quote.body).length} answered), ${clients} clients`,
    [
      figure('bare Fastify POST, same body and reply', baseline.perSecond, '/s'),
      figure('Comanda', ours.perSecond, '/s'),
      figure('ratio', ratio, '', atLeast(0.2)),
      figure('bare p99', baseline.p99, 'ms'),
      figure('p50', ours.p50, 'ms'),
      figure('p99', ours.p99, 'ms', atMost(20)),
      figure('answers that failed', ours.failed, '', atMost(0)),
      figure(
        'SQL statements for 50 carts on a warm menu',
        await statements(bench, body),
        '',
        atMost(0),
      ),
    ],
  );
});

function baselineConfig(bench: Bench, value: AnyJson): string {
  const file = join(bench.folder, 'baseline-price.json');
  const schema = wireJsonSchema(priceCart.answer, 'camel');
  writeFileSync(
    file,
    JSON.stringify({ files: [], reply: { path, schema, value } } satisfies BaselineConfig),
  );
  return file;
}

async function statements(bench: Bench, body: AnyJson): Promise<number> {
  const tap = await openStatementTap(bench.databaseUrl);
  bench.atEnd(async () => tap.close());
  const { port } = await bench.startServer({ DATABASE_URL: tap.url, RUN_JOBS: '0' });
  const address = { host: bench.host, port };
  await postJson(address, path, body);
  await nextComparison(tap);
  for (let cart = 0; cart < 50; cart += 1) await postJson(address, path, body);
  return tap.statements.filter((each) => !isFrame(each)).length;
}
