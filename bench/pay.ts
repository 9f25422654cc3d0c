import { ownerQueries } from '../apps/server/src/testing/owner-queries.ts';
import { compareLoads } from './lib/compare-loads.ts';
import { atMost, figure, printFigures } from './lib/figures.ts';
import { guestOrders, type BenchShop } from './lib/guest-orders.ts';
import { load } from './lib/load.ts';
import { openShop } from './lib/open-shop.ts';
import { paidOrders } from './lib/paid-orders.ts';
import { type Bench, measure, type RunningServer } from './lib/stack.ts';
import { getJson } from './lib/storefront.ts';
import { costOfMethods } from './pay/cost-of-methods.ts';
import type { AnyJson } from '../apps/server/src/testing/any-json.ts';

const clients = 16;

/**
 * Measures an order and its Webpay payment, committed before the shopper returns, against the same
 * order paid in cash. The sandbox responds at once. Then, for each method, the statements, the
 * commits and the milliseconds of the server alone. `--methods` measures only these.
 */
await measure(async (bench) => {
  await bench.startSandbox();
  if (!process.argv.includes('--methods')) await ratesOfPaying(bench);
  await costOfMethods(bench);
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
  bench: Bench,
  server: RunningServer,
): Promise<{ cash: BenchShop; online: BenchShop }> {
  const cash = await openShop(bench, server);
  const { body } = cash;
  const online: AnyJson = {
    ...body,
    order: { ...body.order, payment_method: 'webpay' },
    online_payment: true,
  };
  return { cash, online: { ...cash, body: online } };
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
