import { parseArgs } from 'node:util';
import { ownerQueries } from '../apps/server/src/testing/owner-queries.ts';
import { type Buyer, crowdPrices } from './discounts/crowd.ts';
import { couponOfRound, insertBuyers, insertCoupons } from './discounts/race-data.ts';
import { crowdIsServed, runRaces } from './discounts/run-races.ts';
import { takeGuardOut } from './discounts/take-guard-out.ts';
import { benchOrderBody, benchPriceBody, cartItems } from './lib/cart.ts';
import { openConnection } from './lib/connection.ts';
import { atLeast, atMost, figure, printFigures } from './lib/figures.ts';
import type { BenchShop } from './lib/guest-orders.ts';
import { type Bench, measure, type RunningServer } from './lib/stack.ts';
import { getJson, postJson } from './lib/storefront.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000' },
    limit: { type: 'string', default: '100' },
    times: { type: 'string', default: '50' },
    'without-guard': { type: 'boolean', default: false },
  },
});
const [users, limit, times] = [values.users, values.limit, values.times].map(Number) as [
  number,
  number,
  number,
];

/** Buyers without a coupon who order all the time. */
const besideCount = 8;

async function openShop({ host }: Bench, { port }: RunningServer): Promise<BenchShop> {
  const address = { host, port };
  const { id: storeId, menuId } = await getJson(address, '/v1/stores/default');
  const items = cartItems(await getJson(address, `/v1/menus/${menuId}`));
  const { body } = await postJson(
    address,
    '/v1/shopping_carts/prices',
    benchPriceBody(items, storeId),
  );
  return { ...address, createUserToken: '', body: benchOrderBody(items, storeId, body.total) };
}

/** Gives each token a connection, by turns to each of the servers. */
const connectBuyers = (tokens: readonly string[], shops: readonly BenchShop[]): Promise<Buyer[]> =>
  Promise.all(
    tokens.map(async (token, at) => {
      const shop = shops[at % shops.length];
      if (!shop) throw new Error('no server was started');
      const onBroken = (error: Error) => {
        throw error;
      };
      return { token, shop, connection: await openConnection(shop.port, onBroken) };
    }),
  );

/**
 * Races buyers on two servers for a coupon with a limit of uses, and counts the orders without a
 * coupon that others place beside them. The same crowd then orders with a coupon of the same
 * discount that has no limit, and without a coupon: a limit must not slow the others down. Orders
 * count that were answered before the crowd was done. Fails unless exactly the limit got the coupon
 * each time. `--without-guard` takes the guard out of the database's function, and the race must
 * fail then. docs/rules/orders.md#coupon-reservation.
 */
await measure(async (bench) => {
  const owner = await ownerQueries(bench.databaseUrl);
  bench.atEnd(() => owner.end());
  if (values['without-guard']) await takeGuardOut(owner);
  await insertCoupons(owner, { rounds: times, limit });
  const tokens = await insertBuyers(owner, users + besideCount);
  const settings = { RUN_JOBS: '0', ORDER_LIMITS: '0' };
  const servers = [await bench.startServer(settings), await bench.startServer(settings)];
  const shops = await Promise.all(servers.map((server) => openShop(bench, server)));
  const buyers = await connectBuyers(tokens, shops);
  const crowd = buyers.slice(0, users);
  await crowdPrices(crowd, couponOfRound(0));
  await crowdIsServed(crowd, null);
  const others = buyers.slice(users);
  const raced = await runRaces(owner, { users, limit, times }, { crowd, others });
  const { right, besideRace, besideUnlimited, besidePlain, besideNobody } = raced;
  printFigures(`${users} buyers on two servers for a coupon of ${limit} uses, ${times} times`, [
    figure('races with exactly the limit', right, '', atLeast(times)),
    figure('other races', times - right, '', atMost(0)),
    figure('orders without a coupon, beside a race', besideRace, '/s'),
    figure('the same while the crowd’s coupon has no limit', besideUnlimited, '/s'),
    figure('ratio', besideRace / besideUnlimited, '', atLeast(0.9)),
    figure('the same while the crowd orders without a coupon', besidePlain, '/s'),
    figure('ratio', besideRace / besidePlain, '', atLeast(0.9)),
    figure('the same while nobody else orders', besideNobody, '/s'),
  ]);
  for (const { connection } of buyers) connection.close();
  if (right < times) throw new Error('a coupon was used more or less often than its limit');
});
