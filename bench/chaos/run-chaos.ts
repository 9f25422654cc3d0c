import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { freshDatabase } from '../../apps/server/src/testing/fresh-db.ts';
import { openShops } from '../../apps/server/src/testing/open-shops.ts';
import { type OwnerQueries, ownerQueries } from '../../apps/server/src/testing/order-facts.ts';
import { type SandboxProcess, startSandboxProcess, type Truth } from '../../apps/server/src/testing/sandbox-process.ts';
import { dataFolder, startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { shop as shopFactsOf } from '../../apps/server/src/testing/shop-facts.ts';
import { startDatabase } from '../../scripts/postgres/start-database.mjs';
import { releaseDatabase } from '../../scripts/postgres/stop-database.mjs';
import { check, strayStories } from './check.ts';
import { seeded } from '../../apps/sandbox/src/control/seeded.ts';
import type { Facts } from './facts.ts';
import { kill } from './kill.ts';
import { makeNaiveTables, naiveFacts, startNaiveServer } from './naive.ts';
import type { Outcome, Plan } from './plan.ts';
import { letTimePass, openThings, shopFacts } from './shop-facts.ts';
import { type Acknowledged, shop } from './shopper.ts';
import { createTally, type Tally } from './tally.ts';
import { openWorld, type World } from './world.ts';

const databaseName = 'chaos';
const quickFaults = [
  'error500',
  'error502Html',
  'resetBefore',
  'resetAfter',
  'malformedJson',
  'tooMany',
  'wrongAmount',
  'wrongReference',
  'staleStatus',
  'refundFails',
];

/** Orders under fire, then quiet, then the count. */
export async function runChaos(plan: Plan): Promise<Outcome> {
  const instance = await startDatabase(databaseName, { durable: true });
  const earlier = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = instance.url;
  const database = await freshDatabase();
  const data = await dataFolder();
  try {
    await openShops(database.ownerUrl, [shopFactsOf('burger')]);
    return await runOver(plan, instance, database, data.path);
  } finally {
    await database.drop();
    await data.remove();
    if (earlier !== undefined) process.env['TEST_DATABASE_URL'] = earlier;
    await releaseDatabase(instance);
  }
}

type Database = Awaited<ReturnType<typeof freshDatabase>>;

async function runOver(plan: Plan, instance: { url: string; pid: number; folder: string }, database: Database, dataDir: string) {
  const tally = createTally();
  const draw = seeded(plan.seed);
  const sandbox = await startSandboxProcess({ SANDBOX_KITCHEN_STEP_MS: '3600000' });
  const settings = {
    SANDBOX_URL: sandbox.url,
    DEMO: '1',
    RUN_JOBS: '1',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
  };
  if (plan.isNaive) await asOwner(database, makeNaiveTables);
  const start = () =>
    plan.isNaive ? startNaiveServer(database.ownerUrl, sandbox.url) : startServerProcess(database.appUrl, dataDir, settings);
  const world = await openWorld({ sandbox, instance, databaseName, servers: plan.servers, start, draw, tally });
  try {
    const begun = performance.now();
    await underFire(sandbox, plan);
    const told = await serve(plan, world, tally);
    const providerFaults = await faultsOf(sandbox);
    await sandbox.calmDown();
    await world.whole();
    const seconds = (performance.now() - begun) / 1_000;
    const quietAfterSeconds = plan.isNaive ? 0 : await untilQuiet(database, sandbox);
    const facts: Facts = await asOwner(database, plan.isNaive ? naiveFacts : shopFacts);
    const { truth } = (await sandbox.ask('GET', '/_truth')) as { truth: Truth[] };
    const paid = facts.orders.filter(({ isPaid }) => isPaid).length;
    const stories = plan.isNaive ? [] : strayStories(facts, truth);
    return { violations: check(told, facts, truth), tally, providerFaults, paid, stories, seconds, quietAfterSeconds };
  } finally {
    await world.end();
  }
}

async function asOwner<T>({ ownerUrl }: Database, work: (owner: OwnerQueries) => Promise<T>): Promise<T> {
  const owner = await ownerQueries(ownerUrl);
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** A tenth of the faults take longer than anybody waits. */
async function underFire(sandbox: SandboxProcess, { faultShare, seed, isPatient }: Plan): Promise<void> {
  const rule = { provider: 'webpay', seed, times: null };
  await sandbox.ask('POST', '/_play', { ...rule, faults: quickFaults, share: isPatient ? faultShare * 0.9 : faultShare });
  if (isPatient) await sandbox.ask('POST', '/_play', { ...rule, seed: seed + 1, faults: ['slow'], share: faultShare * 0.1, ms: 12_000 });
}

const faultsOf = async (sandbox: SandboxProcess): Promise<Outcome['providerFaults']> => (await sandbox.ask('GET', '/_play')).fired;

/** All shoppers, so many at a time, while servers and database die around them. */
async function serve(plan: Plan, world: World, tally: Tally): Promise<Acknowledged[]> {
  const told: Acknowledged[] = [];
  const progress = { done: 0, isOver: false };
  const killing = kill(plan, world, progress);
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < plan.orders) {
      const draw = seeded(plan.seed * 1_000_003 + next++);
      told.push(await shop({ world, draw, tally, shares: { returnLost: 0.3, returnDoubled: 0.2 } }));
      progress.done += 1;
      plan.onProgress?.(progress.done);
    }
  };
  await Promise.all(Array.from({ length: plan.shoppers }, one));
  progress.isOver = true;
  await killing;
  return told;
}

const passedMinutes = 20;
const patienceSeconds = 180;

/** Twenty minutes pass for shop and provider at once, then the shop is left alone until nothing is open. Answers the seconds it took. */
async function untilQuiet(database: Database, sandbox: SandboxProcess): Promise<number> {
  await sandbox.ask('POST', '/_clock', { advanceMs: passedMinutes * 60_000 });
  return asOwner(database, async (owner) => {
    await letTimePass(owner, passedMinutes);
    const from = performance.now();
    const passed = () => (performance.now() - from) / 1_000;
    while ((await openThings(owner)) > 0 && passed() < patienceSeconds) await wait(250);
    return passed();
  });
}
