import { randomUUID } from 'node:crypto';
import { methodSlugs } from '@comanda/domain/payment/method-slugs.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import { print } from '../../scripts/run-script.mjs';
import { allChaosMethods, type ChaosMethod, pageKeyOf } from '../chaos/chaos-methods.ts';
import { benchOrderBody, benchPriceBody, cartItems } from '../lib/cart.ts';
import { type Connection, openConnection, requestBytes } from '../lib/connection.ts';
import { figure, printFigures } from '../lib/figures.ts';
import {
  awaitOrderOutcome,
  type BenchShop,
  expectStatus,
  ownNetwork,
  postGuest,
  sendOrder,
} from '../lib/guest-orders.ts';
import { median } from '../lib/load.ts';
import type { Bench } from '../lib/stack.ts';
import { isFrame, openStatementTap, type StatementTap } from '../lib/statement-tap.ts';
import { callJson, getJson, hostWithPort, postJson } from '../lib/storefront.ts';
import { providerSeconds } from './provider-seconds.ts';

const orders = 20;

/** One step of one order. `ms`: the time of the call without the time of the provider's answers. */
type Cost = { statements: number; commits: number; ms: number };
type Step = 'order' | 'start' | 'return';
type Desk = {
  shop: BenchShop;
  connection: Connection;
  sandbox: Connection;
  sandboxUrl: string;
  tap: StatementTap;
};

/** Prints the cost of an order in cash, and of an order and its payment by each method that the demo store offers. */
export async function costOfMethods(bench: Bench): Promise<void> {
  const tap = await openStatementTap(bench.databaseUrl);
  bench.atEnd(async () => tap.close());
  const server = await bench.startServer({ DATABASE_URL: tap.url, RUN_JOBS: '0' });
  const sandboxPort = Number(bench.environment['SANDBOX_PORT']);
  const desk: Desk = {
    shop: await openShop(bench, server.port),
    connection: await openConnection(server.port, () => undefined),
    sandbox: await openConnection(sandboxPort, () => undefined),
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    tap,
  };
  const store: AnyJson = await getJson(
    { host: bench.host, port: server.port },
    '/v1/stores/default',
  );
  const offered: readonly string[] = store.paymentMethods.map((each: AnyJson) => each.name ?? each);
  printCost('cash', await costOf(desk, null, bench));
  for (const method of allChaosMethods)
    if (offered.includes(method.name) || (method.name === 'webpay' && offered.includes('online')))
      printCost(method.name, await costOf(desk, method, bench));
    else print(`  ${method.name}: the demo store does not offer it`);
  desk.connection.close();
  desk.sandbox.close();
  await server.stop();
}

async function openShop({ host }: Bench, port: number): Promise<BenchShop> {
  const address = { host, port };
  const { id: storeId, menuId } = await getJson(address, '/v1/stores/default');
  const { createUserToken } = await getJson(address, '/v1/settings');
  const items = cartItems(await getJson(address, `/v1/menus/${menuId}`));
  const priced = await postJson(
    address,
    '/v1/shopping_carts/prices',
    benchPriceBody(items, storeId),
  );
  return { ...address, createUserToken, body: benchOrderBody(items, storeId, priced.body.total) };
}

type Costs = ReadonlyMap<Step, readonly Cost[]>;

async function costOf(desk: Desk, method: ChaosMethod | null, bench: Bench): Promise<Costs> {
  const costs = new Map<Step, Cost[]>();
  const counted = async <T>(step: Step, work: () => Promise<T>): Promise<T> => {
    const before = await providerSeconds(desk.shop.port);
    desk.tap.clear();
    const from = performance.now();
    const value = await work();
    const ms = performance.now() - from;
    const all = [...desk.tap.statements];
    const away = ((await providerSeconds(desk.shop.port)) - before) * 1_000;
    costs.set(step, [
      ...(costs.get(step) ?? []),
      {
        statements: all.filter((each) => !isFrame(each)).length,
        commits: all.filter(({ text }) => /^commit/i.test(text)).length,
        ms: ms - away,
      },
    ]);
    return value;
  };
  for (let order = 0; order < orders; order += 1) await payOnce(desk, method, bench, counted);
  return costs;
}

async function payOnce(
  { shop, connection, sandbox, sandboxUrl }: Desk,
  method: ChaosMethod | null,
  { host }: Bench,
  counted: <T>(step: Step, work: () => Promise<T>) => Promise<T>,
): Promise<void> {
  const token = await postGuest(shop, connection);
  const placing = method === null ? shop : { ...shop, body: paidOnline(shop.body, method) };
  const jobToken = await counted('order', () => sendOrder(placing, connection, token));
  const { id } = await awaitOrderOutcome(shop, connection, jobToken);
  if (method === null) return;
  const sent = await method.startBody({ url: sandboxUrl }, host.split('.')[0] ?? '');
  const { next } = await counted('start', () =>
    start(shop, connection, { token, id, method, sent }),
  );
  const key = pageKeyOf(next);
  if (key === null) return;
  const back = await press(sandbox, method, key);
  if (back === null) return;
  await counted('return', async () =>
    callJson(connection, requestBytes({ path: back, host: hostWithPort(shop) })),
  );
}

const paidOnline = (body: AnyJson, { name }: ChaosMethod): AnyJson => ({
  ...body,
  order: { ...body.order, payment_method: name },
  online_payment: true,
});

type StartCall = { token: string; id: string; method: ChaosMethod; sent: object };

async function start(
  shop: BenchShop,
  connection: Connection,
  { token, id, method, sent }: StartCall,
): Promise<AnyJson> {
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
    ...ownNetwork(),
  };
  const redirect = { redirect_url: `http://${hostWithPort(shop)}/processing-purchase` };
  const body = JSON.stringify('redirect_url' in sent ? { ...sent, ...redirect } : sent);
  const path = `/v1/orders/${id}/payments/${methodSlugs[method.name]}`;
  const request = { method: 'POST', path, host: hostWithPort(shop), headers, body } as const;
  const answer = await callJson(connection, requestBytes(request));
  return expectStatus(201, answer.status, answer.body);
}

/** Pays on the provider's page. Resolves to the path of the browser's return; null: the browser does not return. */
async function press(
  sandbox: Connection,
  { emulator }: ChaosMethod,
  token: string,
): Promise<string | null> {
  const body = JSON.stringify({ token, outcome: 'pay' });
  const path = `/${emulator}/_pay`;
  const request = { method: 'POST', path, host: 'sandbox', body } as const;
  const { status, body: back } = await callJson(sandbox, requestBytes(request));
  if (expectStatus(200, status, back) === null) return null;
  const { pathname, searchParams } = new URL(back.url);
  const fields = new URLSearchParams([...searchParams, ...Object.entries<string>(back.fields)]);
  return `${pathname}?${fields.toString()}`;
}

function printCost(name: string, costs: Costs): void {
  const middle = (step: Step, of: (cost: Cost) => number): number =>
    median((costs.get(step) ?? []).map(of));
  const sum = (of: (cost: Cost) => number): number =>
    [...costs.keys()].reduce((total, step) => total + middle(step, of), 0);
  printFigures(`One order by ${name}: ${[...costs.keys()].join(', ')}`, [
    figure(
      'SQL statements',
      sum(({ statements }) => statements),
    ),
    figure(
      'commits of several statements',
      sum(({ commits }) => commits),
    ),
    figure(
      'milliseconds of the server, without its provider',
      sum(({ ms }) => ms),
      'ms',
    ),
  ]);
}
