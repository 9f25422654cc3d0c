import { ownerQueries } from '../apps/server/src/testing/owner-queries.ts';
import { compareLoads } from './lib/compare-loads.ts';
import { cartItems, benchOrderBody, benchPriceBody } from './lib/cart.ts';
import { openConnection } from './lib/connection.ts';
import { atMost, figure, printFigures } from './lib/figures.ts';
import {
  awaitOrderOutcome,
  postGuest,
  guestOrders,
  sendOrder,
  type BenchShop,
} from './lib/guest-orders.ts';
import { load, median } from './lib/load.ts';
import { returnFromPage, paidOrders, payOnPage, postPayment } from './lib/paid-orders.ts';
import { type Bench, measure, type RunningServer } from './lib/stack.ts';
import { isFrame, openStatementTap, type Statement } from './lib/statement-tap.ts';
import { getJson, postJson } from './lib/storefront.ts';
import type { AnyJson } from '../apps/server/src/testing/any-json.ts';

const clients = 16;
const steps = ['order', 'start', 'return'] as const;

/**
 * Measures an order and its Webpay payment, committed before the shopper returns, against the same order paid in cash. The sandbox
 * responds at once.
 */
await measure(async (bench) => {
  await bench.startSandbox();
  await ratesOfPaying(bench);
  await costOfPaying(bench);
});

function sandboxPortOf({ environment }: Bench): number {
  return Number(environment['SANDBOX_PORT']);
}

/** The jobs (kitchen, polls, mails) do not run in this process, as in bench:order. */
async function ratesOfPaying(bench: Bench): Promise<void> {
  const server = await bench.startServer({ RUN_JOBS: '0' });
  const { cash, online } = await openShops(bench, server);
  const orders = guestOrders(cash);
  const paying = paidOrders({ ...online, sandboxPort: sandboxPortOf(bench) });
  let answered = 0;
  const { baseline, ours, ratio } = await compareLoads(
    (seconds) => load({ port: server.port, clients, seconds, visit: orders.visit }),
    async (seconds) => {
      const round = await load({ port: server.port, clients, seconds, visit: paying.visit });
      answered += round.done;
      return round;
    },
  );
  const { paid, held } = await ledgerTotals(bench);
  const { captured } = await getJson({ port: sandboxPortOf(bench), host: 'sandbox' }, '/_truth');
  printFigures(
    `Orders of 5 lines paid with Webpay (guest, order, outcome, start, page, return with commit), ${clients} clients`,
    [
      figure('orders in cash, as bench:order places them', baseline.perSecond, '/s'),
      figure('orders paid online', ours.perSecond, '/s'),
      figure('ratio', ratio),
      figure('p50 of the whole visit', ours.p50, 'ms'),
      figure('p99 of the whole visit', ours.p99, 'ms'),
      figure('p99 of start, page and return, all rounds', paying.p99OfPaying(), 'ms'),
      figure('visits that failed', ours.failed, '', atMost(0)),
      figure('paid visits whose order is not paid', answered - paid, '', atMost(0)),
      figure('pesos between the ledger and the provider', Math.abs(held - captured), '', atMost(0)),
    ],
  );
  await server.stop();
}

async function openShops(
  { host }: Bench,
  { port }: RunningServer,
): Promise<{ cash: BenchShop; online: BenchShop }> {
  const address = { host, port };
  const { id: storeId, menuId } = await getJson(address, '/v1/stores/default');
  const { createUserToken } = await getJson(address, '/v1/settings');
  const items = cartItems(await getJson(address, `/v1/menus/${menuId}`));
  const { body: quote } = await postJson(
    address,
    '/v1/shopping_carts/prices',
    benchPriceBody(items, storeId),
  );
  const body: AnyJson = benchOrderBody(items, storeId, quote.total);
  const online: AnyJson = {
    ...body,
    order: { ...body.order, payment_method: 'webpay' },
    online_payment: true,
  };
  return {
    cash: { ...address, createUserToken, body },
    online: { ...address, createUserToken, body: online },
  };
}

async function ledgerTotals({ databaseUrl }: Bench): Promise<{ paid: number; held: number }> {
  const owner = await ownerQueries(databaseUrl);
  const [row] = await owner.rows<{ paid: number; held: number }>(
    'burger',
    `select (select count(*) from orders where payment_status = 'completed')::int as paid,
      (select coalesce(sum(amount), 0) from ledger_entries where account = 'online')::int as held`,
  );
  await owner.end();
  if (row === undefined) throw new Error('no books');
  return row;
}

/** Counts the statements of one paid order, step by step, on a server behind a statement tap. */
async function costOfPaying(bench: Bench): Promise<void> {
  const tap = await openStatementTap(bench.databaseUrl);
  bench.atEnd(async () => tap.close());
  const server = await bench.startServer({ DATABASE_URL: tap.url, RUN_JOBS: '0' });
  const { online } = await openShops(bench, server);
  const connection = await openConnection(server.port, () => undefined);
  const sandbox = await openConnection(sandboxPortOf(bench), () => undefined);
  const sent: Record<(typeof steps)[number], Statement[][]> = { order: [], start: [], return: [] };
  const counted = async <T>(step: (typeof steps)[number], work: () => Promise<T>): Promise<T> => {
    tap.clear();
    const value = await work();
    sent[step].push([...tap.statements]);
    return value;
  };
  for (let order = 0; order < 30; order += 1) {
    const token = await postGuest(online, connection);
    const jobToken = await counted('order', () => sendOrder(online, connection, token));
    const { id } = await awaitOrderOutcome(online, connection, jobToken);
    const page = await counted('start', () => postPayment(online, connection, token, id));
    const back = await payOnPage(sandbox, page);
    await counted('return', () => returnFromPage(online, connection, back));
  }
  printCost((step, isCounted) => median(sent[step].map((all) => all.filter(isCounted).length)));
  connection.close();
  sandbox.close();
  await server.stop();
}

function printCost(
  middle: (step: (typeof steps)[number], isCounted: (statement: Statement) => boolean) => number,
): void {
  const isCommit = ({ text }: Statement): boolean => /^commit/i.test(text);
  const isStatement = (statement: Statement): boolean => !isFrame(statement);
  const sum = (isCounted: (statement: Statement) => boolean): number =>
    steps.reduce((all, step) => all + middle(step, isCounted), 0);
  printFigures('What one paid order sends to the database', [
    ...steps.flatMap((step) => [
      figure(`${step}: SQL statements`, middle(step, isStatement)),
      figure(`${step}: commits of several statements`, middle(step, isCommit)),
    ]),
    figure('SQL statements of a paid order', sum(isStatement), '', atMost(24)),
    figure('its commits of several statements', sum(isCommit), '', atMost(4)),
  ]);
}
