import { mulberry32 } from '../../apps/sandbox/src/control/mulberry32.ts';
import type { BuyerDeps, ShopperOutcome } from './buyer.ts';
import { createCardRegister } from './card-register.ts';
import type { ChaosDatabases } from './chaos-databases.ts';
import type { ChaosPlan } from './chaos-plan.ts';
import type { Cluster } from './cluster.ts';
import { runCashShopper } from './counter/run-cash-shopper.ts';
import { openOperator } from './give-back-part.ts';
import { injectFailures } from './inject-failures.ts';
import { runShopper } from './run-shopper.ts';

type Stage = Pick<BuyerDeps, 'brands' | 'users'> & {
  readonly plan: ChaosPlan;
  readonly databases: Pick<ChaosDatabases, 'openServing'>;
};

const shares = { returnLost: 0.3, returnDoubled: 0.2, scarce: 0.3 };

/**
 * Runs all shoppers, several at a time, while failures are injected into servers and database.
 * Returns the outcomes of those who pay online: those who pay in cash are in the register of the
 * counters.
 */
export async function runShoppers(
  { plan, brands, users, databases }: Stage,
  world: Cluster,
  seen: Pick<BuyerDeps, 'tally' | 'register'>,
): Promise<ShopperOutcome[]> {
  const shoppers: ShopperOutcome[] = [];
  const operator = plan.isNaive ? null : openOperator(databases);
  const progress = { done: 0, isOver: false };
  const failures = injectFailures(plan, world, progress);
  const shared = {
    ...{ ...seen, world, brands, users, operator, cards: createCardRegister() },
    shares: { ...shares, discounts: plan.isNaive ? 0 : 0.5 },
  };
  const depsOf = (index: number): BuyerDeps => ({ ...shared, draw: drawOf(plan, index) });
  const runOnline = async (index: number): Promise<void> => {
    shoppers.push(await runShopper(depsOf(index)));
    progress.done += 1;
    plan.onProgress?.(progress.done);
  };
  const runInCash = (index: number): Promise<void> => runCashShopper(depsOf(plan.orders + index));
  await Promise.all([
    severalAtATime(plan.shoppers, plan.orders, runOnline),
    severalAtATime(cashShoppersAtATime, plan.cashOrders, runInCash),
  ]);
  progress.isOver = true;
  await failures;
  await operator?.close();
  return shoppers;
}

const cashShoppersAtATime = 8;

const drawOf = ({ seed }: ChaosPlan, index: number) => mulberry32(seed * 1_000_003 + index);

async function severalAtATime(
  lanes: number,
  times: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
