import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { seeded } from '../../apps/sandbox/src/control/seeded.ts';
import { freshDatabase } from '../../apps/server/src/testing/fresh-db.ts';
import { openShops } from '../../apps/server/src/testing/open-shops.ts';
import { type OwnerQueries, ownerQueries, setUnits } from '../../apps/server/src/testing/order-facts.ts';
import { type SandboxProcess, startSandboxProcess, type Truth } from '../../apps/server/src/testing/sandbox-process.ts';
import { dataFolder, startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { startDatabase } from '../../scripts/postgres/start-database.mjs';
import { releaseDatabase } from '../../scripts/postgres/stop-database.mjs';
import { brands, scarceProduct, shopOf } from './brands.ts';
import type { Acknowledged } from './buyer.ts';
import { agreedAndForgotten, agreedInVain, check, openStories, storiesOf, strayStories, type Violations } from './check.ts';
import { disturb } from './disturb.ts';
import type { Facts } from './facts.ts';
import { ticketsOf } from './kitchen.ts';
import { makeNaiveTables, naiveFacts, startNaiveServer } from './naive.ts';
import type { Outcome, Plan } from './plan.ts';
import { shopFacts, withoutJob } from './shop-facts.ts';
import { shop } from './shopper.ts';
import { createTally, type Tally } from './tally.ts';
import { untilQuiet, untilTakenUp } from './until-quiet.ts';
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

type Database = Awaited<ReturnType<typeof freshDatabase>>;
type Stage = { plan: Plan; database: Database; dataDir: string };

/** Orders under fire, then quiet, then the count. */
export async function runChaos(plan: Plan): Promise<Outcome> {
  const instance = await startDatabase(databaseName, { durable: true });
  const earlier = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = instance.url;
  const database = await freshDatabase();
  const data = await dataFolder();
  try {
    await openBrands(database, plan);
    return await runOver({ plan, database, dataDir: data.path });
  } finally {
    await database.drop();
    await data.remove();
    if (earlier !== undefined) process.env['TEST_DATABASE_URL'] = earlier;
    await releaseDatabase(instance);
  }
}

const openBrands = ({ ownerUrl }: Database, { scarce, isNaive }: Plan): Promise<void> =>
  withOwner(ownerUrl, async (owner) => {
    await openShops(ownerUrl, brands.map(shopOf));
    for (const { id } of brands) await setUnits(owner, id, scarceProduct, scarce);
    if (isNaive) await makeNaiveTables(owner);
  });

async function withOwner<T>(ownerUrl: string, work: (owner: OwnerQueries) => Promise<T>): Promise<T> {
  const owner = await ownerQueries(ownerUrl);
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

const skewClock = `--import ${pathToFileURL(join(import.meta.dirname, 'skew-clock.ts')).href}`;

async function runOver(stage: Stage): Promise<Outcome> {
  const { plan, database, dataDir } = stage;
  const tally = createTally();
  const sandbox = await startSandboxProcess({ SANDBOX_KITCHEN_STEP_MS: '3600000' });
  const settings = {
    SANDBOX_URL: sandbox.url,
    DEMO: '1',
    RUN_JOBS: '1',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
  };
  const start = (slot: number) => {
    if (plan.isNaive) return startNaiveServer(database.ownerUrl, sandbox.url);
    const skew = { NODE_OPTIONS: skewClock, CHAOS_SKEW_MS: String(plan.skewsMs[slot % plan.skewsMs.length] ?? 0) };
    return startServerProcess(database.appUrl, dataDir, { ...settings, ...skew });
  };
  const restartDatabase = async (): Promise<void> => {
    process.kill((await startDatabase(databaseName, { durable: true })).pid, 'SIGKILL');
    await startDatabase(databaseName, { durable: true });
  };
  const world = await openWorld({ sandbox, servers: plan.servers, start, restartDatabase, draw: seeded(plan.seed), tally });
  try {
    return await underFireThenQuiet(stage, world, tally);
  } finally {
    await world.end();
  }
}

/** One server is frozen as the fire ends, and comes back when others have done its work. */
async function outliveFrozen(world: World, owner: OwnerQueries): Promise<void> {
  const goOn = await world.freezeServer();
  await untilTakenUp(owner, world.sandbox);
  goOn();
}

async function underFireThenQuiet({ plan, database }: Stage, world: World, tally: Tally): Promise<Outcome> {
  const { sandbox } = world;
  const begun = performance.now();
  await playFaults(sandbox, plan);
  const told = await serve(plan, world, tally);
  const { fired: providerFaults } = await sandbox.ask('GET', '/_play');
  await sandbox.calmDown();
  await world.whole();
  const seconds = (performance.now() - begun) / 1_000;
  return withOwner(database.ownerUrl, async (owner) => {
    const jobless = plan.isNaive ? 0 : await withoutJob(owner);
    if (plan.freezes > 0) await outliveFrozen(world, owner);
    const quietAfterSeconds = plan.isNaive ? 0 : await untilQuiet(owner, sandbox);
    const { truth: truths } = (await sandbox.ask('GET', '/_truth')) as { truth: Truth[] };
    const facts: Facts = plan.isNaive
      ? await naiveFacts(owner)
      : { ...(await shopFacts(owner, plan.scarce)), tickets: await ticketsOf(sandbox) };
    const inVain = agreedInVain({ told, facts, truths });
    return {
      violations: { ...check({ told, facts, truths, withoutJob: jobless, tally }), ...lostReturns(plan, inVain, facts) },
      ...{ tally, providerFaults, seconds, quietAfterSeconds },
      paid: facts.orders.filter(({ isPaid }) => isPaid).length,
      agreed: told.filter(({ hasAgreed }) => hasAgreed).length,
      agreedInVain: inVain.length,
      stories: plan.isNaive ? [] : [...strayStories(facts, truths), ...storiesOf(inVain, facts), ...openStories(facts)],
    };
  });
}

const halfMinuteMs = 30_000;

/** Only where the clocks of the servers agree well enough for the promise: further apart, a lost return may lapse, and nothing is taken. */
function lostReturns({ skewsMs }: Plan, inVain: readonly Acknowledged[], facts: Facts): Violations {
  if (Math.max(...skewsMs) - Math.min(...skewsMs) > halfMinuteMs) return {};
  return { 'payments that a shopper agreed to and nobody finished': agreedAndForgotten(inVain, facts) };
}

/** A tenth of the faults take longer than anybody waits. */
async function playFaults(sandbox: SandboxProcess, { faultShare, seed, isPatient }: Plan): Promise<void> {
  const rule = { provider: 'webpay', seed, times: null };
  await sandbox.ask('POST', '/_play', { ...rule, faults: quickFaults, share: isPatient ? faultShare * 0.9 : faultShare });
  if (isPatient) await sandbox.ask('POST', '/_play', { ...rule, seed: seed + 1, faults: ['slow'], share: faultShare * 0.1, ms: 12_000 });
}

/** All shoppers, so many at a time, while servers and database are disturbed around them. */
async function serve(plan: Plan, world: World, tally: Tally): Promise<Acknowledged[]> {
  const told: Acknowledged[] = [];
  const progress = { done: 0, isOver: false };
  const disturbing = disturb(plan, world, progress);
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < plan.orders) {
      const draw = seeded(plan.seed * 1_000_003 + next++);
      told.push(await shop({ world, draw, tally, brands, shares: { returnLost: 0.3, returnDoubled: 0.2, scarce: 0.3 } }));
      progress.done += 1;
      plan.onProgress?.(progress.done);
    }
  };
  await Promise.all(Array.from({ length: plan.shoppers }, one));
  progress.isOver = true;
  await disturbing;
  return told;
}
