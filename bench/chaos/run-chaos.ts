import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { mulberry32 } from '../../apps/sandbox/src/control/mulberry32.ts';
import { publishShops } from '../../apps/server/src/testing/publish-shops.ts';
import { type OwnerQueries, setStockUnits } from '../../apps/server/src/testing/owner-queries.ts';
import {
  startSandboxProcess,
  type ProviderTruth,
} from '../../apps/server/src/testing/sandbox-process.ts';
import { dataFolder, startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { couponLimit, openDiscounts } from './chaos-discounts.ts';
import { chaosShop, openBrandsOf, type OpenBrand, scarceProduct } from './chaos-brands.ts';
import { type ChaosDatabases, openChaosDatabases } from './chaos-databases.ts';
import { maxBoardOrders } from '@comanda/domain/counter/board-limits.ts';
import type { ShopperOutcome } from './buyer.ts';
import type { ChaosUsers } from './chaos-users.ts';
import { readCardFacts } from './card-facts.ts';
import { cardsChargedTwice, capturesByMethod, missingCards, strayCards } from './check-cards.ts';
import {
  countForgottenApprovals,
  approvedButUnpaid,
  checkInvariants,
  startsLeftOpen,
} from './check-invariants.ts';
import type { Violations } from './violations.ts';
import { eventLogsBeside, eventLogsOf, openEventLogs, strayEventLogs } from './event-logs.ts';
import { hideRefunds, injectProviderFaults } from './inject-provider-faults.ts';
import type { ChaosFacts } from './chaos-facts.ts';
import { kitchenTickets } from './kitchen-tickets.ts';
import { makeNaiveTables, naiveFacts, startNaiveServer } from './naive.ts';
import type { ChaosOutcome, ChaosPlan } from './chaos-plan.ts';
import { readChaosFacts, openWithoutJob } from './read-chaos-facts.ts';
import { resolveRefunds } from './resolve-refunds.ts';
import { runShoppers } from './run-shoppers.ts';
import { openShopperRegister } from './counter/shopper-register.ts';
import { checkCounter } from './counter/check-counter.ts';
import { naiveCounterFacts } from './counter/naive-counter-facts.ts';
import { type ChaosCounters, openCounters } from './counter/open-counters.ts';
import { cashOrderIds, readCounterFacts } from './counter/read-counter-facts.ts';
import { createTally, type Tally } from './tally.ts';
import { advanceBy, timeSteps, untilQuiet } from './until-quiet.ts';
import { openCluster, type Cluster } from './cluster.ts';

type Users = ReadonlyMap<string, ChaosUsers>;
type ChaosStage = {
  plan: ChaosPlan;
  brands: readonly OpenBrand[];
  databases: ChaosDatabases;
  dataDir: string;
  users: Users;
};

/**
 * Places orders while failures are injected, waits until everything is quiet, then checks the
 * invariants.
 */
export async function runChaos(plan: ChaosPlan): Promise<ChaosOutcome> {
  const databases = await openChaosDatabases(plan.databases);
  const data = await dataFolder();
  try {
    const brands = openBrandsOf(plan.methods);
    const users = await openBrands(databases, brands, plan);
    return await runOnDatabases({ plan, brands, databases, dataDir: data.path, users });
  } finally {
    await databases.close();
    await data.remove();
  }
}

const openBrands = (
  databases: ChaosDatabases,
  brands: readonly OpenBrand[],
  plan: ChaosPlan,
): Promise<Users> =>
  withOwner(databases, async (owner) => {
    const { scarce, isNaive } = plan;
    const users = new Map<string, ChaosUsers>();
    for (const brand of brands) {
      await publishShops(databases.of(brand.id).ownerUrl, [chaosShop(brand)]);
      await setStockUnits(owner, brand.id, scarceProduct, scarce);
    }
    if (isNaive) await makeNaiveTables(owner);
    else
      for (const { id } of brands)
        users.set(id, await openDiscounts(databases.of(id).ownerUrl, owner, id, plan));
    return users;
  });

async function withOwner<T>(
  databases: ChaosDatabases,
  work: (owner: OwnerQueries) => Promise<T>,
): Promise<T> {
  const owner = await databases.openOwner();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

const skewClock = `--import ${pathToFileURL(join(import.meta.dirname, 'skew-clock.ts')).href}`;

async function runOnDatabases(stage: ChaosStage): Promise<ChaosOutcome> {
  const { plan, databases, dataDir } = stage;
  const tally = createTally();
  const sandbox = await startSandboxProcess({ SANDBOX_KITCHEN_STEP_MS: '3600000' });
  const settings = {
    SANDBOX_URL: sandbox.url,
    SANDBOX_FRAMES_URL: sandbox.framesUrl,
    DEMO: '1',
    RUN_JOBS: '1',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
    ...databases.settings,
  };
  const { first } = databases;
  const start = (slot: number) => {
    if (plan.isNaive) return startNaiveServer(first.ownerUrl, sandbox.url);
    const skew = {
      NODE_OPTIONS: skewClock,
      CHAOS_SKEW_MS: String(plan.skewsMs[slot % plan.skewsMs.length] ?? 0),
    };
    return startServerProcess(first.appUrl, dataDir, { ...settings, ...skew });
  };
  const cluster = await openCluster({
    sandbox,
    servers: plan.servers,
    start,
    restartDatabase: databases.restart,
    draw: mulberry32(plan.seed),
    tally,
  });
  try {
    return await runPlan(stage, cluster, tally);
  } finally {
    await cluster.end();
  }
}

/**
 * Freezes one server at the end of the failures, while no look-up shows a refund, and resumes it
 * when others have done its work.
 */
async function waitOutFrozenServer(
  cluster: Cluster,
  owner: OwnerQueries,
  steps: readonly number[],
): Promise<void> {
  const resume = await cluster.freezeServer();
  await advanceBy(owner, cluster.sandbox, steps);
  resume();
}

/**
 * A stream that broke unnoticed is silent for 45 s before the counter opens it again; a slow
 * machine gets more.
 */
const patience = { closingMs: 60_000, boardMs: 120_000 };
/** The naive server has nothing that could become right later. */
const naivePatience = { closingMs: 10_000, boardMs: 3_000 };

async function runPlan(
  { plan, brands, databases, users }: ChaosStage,
  cluster: Cluster,
  tally: Tally,
): Promise<ChaosOutcome> {
  const { sandbox } = cluster;
  const begun = performance.now();
  await injectProviderFaults(sandbox, plan);
  const register = openShopperRegister();
  const counters = await openCounters({
    ...{ cluster, brands, tally, register, seed: plan.seed, databases },
    patience: plan.isNaive ? naivePatience : patience,
  });
  const shoppers = await runShoppers({ plan, brands, users, databases }, cluster, {
    tally,
    register,
  });
  const { fired: providerFaults } = await sandbox.call('GET', '/_faults');
  await sandbox.clearFaults();
  await hideRefunds(sandbox, plan);
  await cluster.untilRestored();
  await counters.closeShift();
  const seconds = (performance.now() - begun) / 1_000;
  return withOwner(databases, async (owner) => {
    const jobless = plan.isNaive ? 0 : await openWithoutJob(owner);
    const steps = timeSteps(seconds, plan.freezes > 0);
    if (plan.freezes > 0) await waitOutFrozenServer(cluster, owner, steps.frozen);
    await sandbox.clearFaults();
    const askOperator = () => resolveRefunds(databases, owner, sandbox);
    const quietAfterSeconds = plan.isNaive
      ? 0
      : await untilQuiet(owner, sandbox, steps.rest, askOperator);
    const { truth: truths } = (await sandbox.call('GET', '/_truth')) as { truth: ProviderTruth[] };
    const facts: ChaosFacts = plan.isNaive
      ? await naiveFacts(owner)
      : {
          ...(await readStage(owner, brands, plan)),
          tickets: await kitchenTickets(sandbox, await cashOrderIds(owner, brands)),
          cards: await readCardFacts(owner, sandbox, brands),
        };
    const atCounter = await findingsOfCounter(counters, owner, { plan, brands });
    noteDiscounts(facts, tally);
    for (const [method, { began, captured }] of capturesByMethod(facts, truths))
      tally.note(`payments that took money: ${method}, of ${began}`, captured);
    const unpaidApprovals = approvedButUnpaid({ shoppers, facts, truths });
    return {
      violations: {
        ...checkInvariants({ shoppers, facts, truths, withoutJob: jobless, tally }),
        ...lostReturns(plan, unpaidApprovals, facts),
        ...atCounter.violations,
      },
      tally,
      providerFaults,
      seconds,
      quietAfterSeconds,
      paid: facts.orders.filter(({ isPaid }) => isPaid).length,
      approved: shoppers.filter(({ hasApproved }) => hasApproved).length,
      approvedButUnpaid: unpaidApprovals.length,
      eventLogs: plan.isNaive
        ? []
        : [
            ...atCounter.boardExamples,
            ...strayEventLogs(facts, truths),
            ...eventLogsOf(unpaidApprovals, facts),
            ...openEventLogs(facts),
            ...eventLogsBeside('left open', startsLeftOpen(shoppers, facts).flat()),
            ...eventLogsBeside('charged twice', cardsChargedTwice(facts, truths)),
            ...strayCards(facts.cards),
            ...missingCards(facts.cards).map((card) => `missing card: ${JSON.stringify(card)}`),
          ],
    };
  });
}

/** Ends the counters. Returns their violations, and the boards that are full or differ. */
async function findingsOfCounter(
  counters: ChaosCounters,
  owner: OwnerQueries,
  { plan, brands }: Pick<ChaosStage, 'plan' | 'brands'>,
): Promise<{ violations: Violations; boardExamples: readonly string[] }> {
  const side = await counters.leave();
  const skewMs = Math.max(...plan.skewsMs.map(Math.abs));
  const read = plan.isNaive ? naiveCounterFacts : readCounterFacts;
  return {
    violations: checkCounter({ side, skewMs, facts: await read(owner, brands) }),
    boardExamples: side.boards.flatMap(({ brand, fresh, example }) => [
      ...(fresh.length < maxBoardOrders ? [] : [`board of ${brand}: full`]),
      ...(example === null ? [] : [`board of ${brand}: ${example}`]),
    ]),
  };
}

const readStage = (owner: OwnerQueries, brands: readonly OpenBrand[], plan: ChaosPlan) =>
  readChaosFacts(owner, { brands, scarce: plan.scarce, couponLimit: couponLimit(plan) });

/** Adds what happened to coupons and points, as proof that the run covered it. */
function noteDiscounts({ discounts }: ChaosFacts, tally: Tally): void {
  for (const { spent, returned, earned, uses, givenBack } of discounts) {
    const events = { spent, returned, earned };
    for (const [event, count] of Object.entries(events)) tally.note(`points ${event}`, count);
    tally.note('coupon uses that count', uses);
    tally.note('coupon uses given back', givenBack);
  }
}

const halfMinuteMs = 30_000;

/**
 * Counts lost returns only if the servers' clocks agree well enough for the guarantee. With a
 * larger skew a lost return may lapse, and nothing is charged.
 */
function lostReturns(
  { skewsMs }: ChaosPlan,
  unpaidApprovals: readonly ShopperOutcome[],
  facts: ChaosFacts,
): Violations {
  if (Math.max(...skewsMs) - Math.min(...skewsMs) > halfMinuteMs) return {};
  return {
    'approved payments that were never committed': countForgottenApprovals(unpaidApprovals, facts),
  };
}
