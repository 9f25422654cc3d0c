import { priceCart } from '@comanda/contract/carts.ts';
import { wireJsonSchema } from '@comanda/contract/json-schema.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareLoads } from './lib/compare-loads.ts';
import { addCoupon, createUsersWithPoints } from './lib/discount-users.ts';
import { cartItems, benchPriceBody } from './lib/cart.ts';
import { requestBytes } from './lib/connection.ts';
import { atMost, figure, goalFigure, orZero, printFigures } from './lib/figures.ts';
import { type Load, load, median, repeatRequest } from './lib/load.ts';
import { sized } from './lib/run-size.ts';
import { type Bench, measure } from './lib/stack.ts';
import { isFrame, nextComparison, openStatementTap } from './lib/statement-tap.ts';
import { getJson, hostWithPort, postJson } from './lib/storefront.ts';
import type { BaselineConfig } from './baselines/serve.ts';
import type { AnyJson } from '../apps/server/src/testing/any-json.ts';

const clients = 16;
const path = '/v1/shopping_carts/prices';
const couponCode = 'MEDIDO20';
/** Carts whose statements are counted. */
const carts = sized(50, 5);

/**
 * Measures pricing a cart of five lines with modifiers against a bare Fastify POST that parses the
 * same body and sends the same reply, then the same cart with a coupon, with points and with both
 * against the cart without them.
 */
await measure(async (bench) => {
  await addCoupon(bench.databaseUrl, { code: couponCode });
  const server = await bench.startServer();
  const address = { host: bench.host, port: server.port };
  const { id: storeId, menuId } = await getJson(address, '/v1/stores/default');
  const body = benchPriceBody(cartItems(await getJson(address, `/v1/menus/${menuId}`)), storeId);
  const quote = await postJson(address, path, body);
  if (quote.status !== 200 || quote.body.description !== null)
    throw new Error(`the cart has no price: ${JSON.stringify(quote)}`);
  const baselineServer = await bench.startBaseline(baselineConfig(bench, quote.body));

  const run = (port: number) => askRepeatedly(bench, port, body);
  const { baseline, ours, ratio, ratioOfP99 } = await compareLoads(
    run(baselineServer.port),
    run(server.port),
  );
  printFigures(
    `Pricing ${body.cart.items.length} lines with modifiers (${JSON.stringify(body).length} bytes asked, ${JSON.stringify(quote.body).length} answered), ${clients} clients`,
    [
      figure('bare Fastify POST, same body and reply', baseline.perSecond, '/s'),
      figure('Comanda', ours.perSecond, '/s'),
      goalFigure('price', 'ratio', ratio, {
        ours: ours.perSecond,
        yardstick: baseline.perSecond,
        unit: '/s',
      }),
      figure('bare p99', baseline.p99, 'ms'),
      figure('p50', ours.p50, 'ms'),
      figure('p99', ours.p99, 'ms', atMost(20)),
      goalFigure('priceP99', 'ratio of the p99', ratioOfP99, {
        ours: ours.p99,
        yardstick: baseline.p99,
        unit: 'ms',
      }),
      figure('answers that failed', ours.failed, '', atMost(0)),
      figure(
        'SQL statements for each cart on a warm menu',
        median(await statementsOfCarts(bench, body)),
        '',
        atMost(0),
      ),
    ],
  );
  await withDiscounts(bench, server.port, body);
});

/**
 * Asks for the price of a cart again and again. `token`: of a user; without one the caller is a
 * visitor.
 */
function askRepeatedly({ host }: Bench, port: number, body: AnyJson, token?: string) {
  const headers = authorisation(token);
  const call = { method: 'POST', path, host: hostWithPort({ host, port }), headers } as const;
  const visit = repeatRequest(requestBytes({ ...call, body: JSON.stringify(body) }));
  return (seconds: number): Promise<Load> => load({ port, clients, seconds, visit });
}

function authorisation(token?: string): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Compares each kind of discount with the same cart of the same user without any. */
async function withDiscounts(bench: Bench, port: number, body: AnyJson): Promise<void> {
  const [user] = await createUsersWithPoints(bench.databaseUrl, 1);
  if (!user) throw new Error('no user');
  const coupon = { ...body, coupon: couponCode };
  const points = { ...body, cash_to_exchange: 1_000 };
  const kinds = [
    ['priceCoupon', 'a coupon', coupon, 1],
    ['pricePoints', 'points', points, 1],
    ['priceBoth', 'a coupon and points', { ...coupon, ...points }, 2],
  ] as const;
  for (const [row, name, asked, mostPerCart] of kinds) {
    const plain = askRepeatedly(bench, port, body, user.token);
    const { baseline, ours, ratio } = await compareLoads(
      plain,
      askRepeatedly(bench, port, asked, user.token),
    );
    const sent = await statementsOfCarts(bench, asked, user.token);
    printFigures(`The same cart with ${name}, beside the cart without`, [
      figure('Comanda', ours.perSecond, '/s'),
      goalFigure(row, 'ratio to the cart without', ratio, {
        ours: ours.perSecond,
        yardstick: baseline.perSecond,
        unit: '/s',
      }),
      figure('p99', ours.p99, 'ms'),
      figure('answers that failed', ours.failed, '', atMost(0)),
      orZero(figure('SQL statements for each cart', median(sent), '', atMost(mostPerCart))),
    ]);
  }
}

function baselineConfig(bench: Bench, value: AnyJson): string {
  const file = join(bench.folder, 'baseline-price.json');
  const schema = wireJsonSchema(priceCart.answer, 'camel');
  writeFileSync(
    file,
    JSON.stringify({ files: [], reply: { path, schema, value } } satisfies BaselineConfig),
  );
  return file;
}

/**
 * Returns the statements of each of the carts, without the comparison of the cache, which the
 * server makes at an interval.
 */
async function statementsOfCarts(bench: Bench, body: AnyJson, token?: string): Promise<number[]> {
  const tap = await openStatementTap(bench.databaseUrl);
  bench.atEnd(async () => tap.close());
  const server = await bench.startServer({ DATABASE_URL: tap.url, RUN_JOBS: '0' });
  const address = { host: bench.host, port: server.port };
  const ask = () => postJson(address, path, body, authorisation(token));
  const { body: quote } = await ask();
  if (quote.description !== null) throw new Error(`not discounted: ${JSON.stringify(quote)}`);
  await nextComparison(tap);
  const counts: number[] = [];
  for (let cart = 0; cart < carts; cart += 1) {
    const before = tap.statements.length;
    await ask();
    counts.push(tap.statements.slice(before).filter((each) => !isFrame(each)).length);
  }
  await server.stop();
  return counts;
}
