import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type OwnerQueries, ownerQueries } from '../apps/server/src/testing/owner-queries.ts';
import { print } from '../scripts/run-script.mjs';
import {
  type Answers,
  type Buyer,
  crowdOrders,
  crowdPrices,
  ordersBeside,
} from './discounts/crowd.ts';
import {
  couponOfRound,
  insertBuyers,
  insertCoupons,
  storedUses,
  unlimitedCoupon,
} from './discounts/race-data.ts';
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
const idleMs = 1_000;
const couponIsUsedUp = 1050;

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

/** Returns why a race is wrong, or null. */
async function problemOf(
  owner: OwnerQueries,
  code: string,
  answers: Answers,
): Promise<string | null> {
  const stored = await storedUses(owner, code);
  const all = { accepted: answers.get(202) ?? 0, ...stored };
  const right = Object.values(all).every((count) => count === Math.min(limit, users));
  const known = (answers.get(202) ?? 0) + (answers.get(couponIsUsedUp) ?? 0);
  return right && known === users ? null : JSON.stringify({ ...all, answers: [...answers] });
}

type Beside = Awaited<ReturnType<typeof ordersBeside>>;
const rateOf = (all: readonly Beside[]): number =>
  all.reduce((sum, { orders }) => sum + orders, 0) /
  all.reduce((sum, { seconds }) => sum + seconds, 0);

/** The whole crowd orders what nothing limits. */
async function crowdIsServed(crowd: readonly Buyer[], code: string | null): Promise<void> {
  const answers = await crowdOrders(crowd, code);
  if (answers.get(202) !== crowd.length) throw new Error(JSON.stringify([...answers]));
}

/**
 * Runs the races; prints every wrong one. Returns how many were right, and the orders without a coupon beside a race, beside the same crowd
 * with a coupon without limits, beside the same crowd without a coupon, and beside nobody.
 */
async function runRaces(owner: OwnerQueries, crowd: readonly Buyer[], others: readonly Buyer[]) {
  const beside: Record<'race' | 'unlimited' | 'plain' | 'nobody', Beside[]> = {
    race: [],
    unlimited: [],
    plain: [],
    nobody: [],
  };
  const measureBeside = async (what: keyof typeof beside, work: () => Promise<unknown>) =>
    beside[what].push(await ordersBeside(others, work));
  let right = 0;
  for (let round = 0; round < times; round += 1) {
    let answers: Answers = new Map();
    const race = async () => (answers = await crowdOrders(crowd, couponOfRound(round)));
    await measureBeside('race', race);
    const problem = await problemOf(owner, couponOfRound(round), answers);
    if (problem === null) right += 1;
    else print(`  race ${round + 1}: ${problem}`);
    await measureBeside('unlimited', () => crowdIsServed(crowd, unlimitedCoupon));
    await measureBeside('plain', () => crowdIsServed(crowd, null));
    await measureBeside('nobody', () => setTimeout(idleMs));
  }
  return { right, ...beside };
}

/**
 * Races buyers on two servers for a coupon with a limit of uses, and counts the orders without a coupon that others place beside them. The same
 * crowd then orders with a coupon of the same discount that has no limit, and without a coupon: a limit must not slow the others down.
 * Orders count that were answered before the crowd was done. Fails unless exactly the limit got the coupon each time. `--without-guard` takes the
 * guard out of the database's function, and the race must fail then. docs/rules/orders.md#coupon-reservation.
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
  const { right, race, unlimited, plain, nobody } = await runRaces(
    owner,
    crowd,
    buyers.slice(users),
  );
  printFigures(`${users} buyers on two servers for a coupon of ${limit} uses, ${times} times`, [
    figure('races with exactly the limit', right, '', atLeast(times)),
    figure('other races', times - right, '', atMost(0)),
    figure('orders without a coupon, beside a race', rateOf(race), '/s'),
    figure('the same while the crowd’s coupon has no limit', rateOf(unlimited), '/s'),
    figure('ratio', rateOf(race) / rateOf(unlimited), '', atLeast(0.9)),
    figure('the same while the crowd orders without a coupon', rateOf(plain), '/s'),
    figure('ratio', rateOf(race) / rateOf(plain), '', atLeast(0.9)),
    figure('the same while nobody else orders', rateOf(nobody), '/s'),
  ]);
  for (const { connection } of buyers) connection.close();
  if (right < times) throw new Error('a coupon was used more or less often than its limit');
});
