import type { OrderId, TenantId } from '../../packages/domain/src/ids.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { releaseOrderNow } from '../../apps/server/src/testing/release-order-now.ts';
import { type Comparison, compareLoads, comparisonPlan } from '../lib/compare-loads.ts';
import type { Connection } from '../lib/connection.ts';
import { atLeast, atMost, figure, printFigures } from '../lib/figures.ts';
import { awaitOrderOutcome, type BenchShop, postGuest, sendOrder } from '../lib/guest-orders.ts';
import { load, type Visit } from '../lib/load.ts';
import { openShop } from '../lib/open-shop.ts';
import type { Bench } from '../lib/stack.ts';
import { getJson } from '../lib/storefront.ts';
import { openBoardStreams, staffForStreams } from './board-streams.ts';

const clients = 16;
const tenant = 'burger' as TenantId;
const plan = { ...comparisonPlan, rounds: Number(process.env['BENCH_ROUNDS'] ?? 5) };

/**
 * Measures guests' orders with and without open boards of their store, in turns: as `bench:order`
 * places them, and with each order released at once, so that each is sent to all boards.
 */
export async function lossByStreams(bench: Bench, count: number): Promise<void> {
  const server = await bench.startServer({ RUN_JOBS: '0', ORDER_LIMITS: '0' });
  const shop = await openShop(bench, server);
  const { id: storeId } = await getJson(shop, '/v1/stores/default');
  const staff = await staffForStreams(bench.databaseUrl, count);
  let sent = 0;
  const compare = (visit: Visit): Promise<Comparison> => {
    const orders = (seconds: number) => load({ port: server.port, clients, seconds, visit });
    const beside = async (seconds: number) => {
      const streams = await openBoardStreams(shop, staff, { count, storeId });
      const before = streams.bytes();
      const round = await orders(seconds);
      sent += streams.bytes() - before;
      streams.close();
      return round;
    };
    sent = 0;
    return compareLoads(orders, beside, plan);
  };
  const title = (what: string) => `${what}, with and without ${count} open boards of the store`;
  const placed = await compare(visitOf(shop, async () => undefined));
  printLoss(title('Guest orders of 5 lines'), placed, sent);
  const db = openDatabase({ url: bench.databaseUrl, connections: 8 });
  bench.atEnd(() => db.close());
  const released = await compare(visitOf(shop, (id) => releaseOrderNow(db, tenant, id)));
  printLoss(title('The same, each released at once'), released, sent);
  await server.stop();
}

function printLoss(title: string, { baseline, ours, ratio }: Comparison, sent: number): void {
  printFigures(`${title}, ${plan.rounds} rounds in turns`, [
    figure('without', baseline.perSecond, '/s'),
    figure('with', ours.perSecond, '/s'),
    figure('median ratio', ratio, '', atLeast(0.85)),
    figure('p99 without', baseline.p99, 'ms'),
    figure('p99 with', ours.p99, 'ms'),
    figure('sent to the boards', sent / 1_048_576, 'MiB'),
    figure('orders that failed', baseline.failed + ours.failed, '', atMost(0)),
  ]);
}

/** A visit is a guest's whole order. `onPlaced` runs before the visit ends. */
const visitOf =
  (shop: BenchShop, onPlaced: (id: OrderId) => Promise<unknown>): Visit =>
  (connection, _client, done) =>
    void order(shop, connection)
      .then(onPlaced)
      .then(
        () => done(true),
        () => done(false),
      );

async function order(shop: BenchShop, connection: Connection): Promise<OrderId> {
  const token = await postGuest(shop, connection);
  return (await awaitOrderOutcome(shop, connection, await sendOrder(shop, connection, token))).id;
}
