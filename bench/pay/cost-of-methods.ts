import { print } from '../../scripts/run-script.mjs';
import { allChaosMethods, type ChaosMethod } from '../chaos/chaos-methods.ts';
import { openConnection } from '../lib/connection.ts';
import { atMost, figure, orZero, printFigures } from '../lib/figures.ts';
import { median } from '../lib/load.ts';
import { sized } from '../lib/run-size.ts';
import type { Bench } from '../lib/stack.ts';
import { isFrame, openStatementTap, repeatedStatements } from '../lib/statement-tap.ts';
import { usersWithCards, type UserWithCard } from './card-holders.ts';
import { type Desk, payOnce, type Step } from './pay-once.ts';
import { homesOf, offerMethods, openPayingShop, type PayingShop } from './paying-shop.ts';
import { providerSeconds } from './provider-seconds.ts';

const orders = sized(20, 1);

/**
 * One step of one order. `repeated`: statements that were asked before with the same values. `ms`:
 * without the provider's answers.
 */
type Cost = { statements: number; commits: number; repeated: readonly string[]; ms: number };
type Costs = ReadonlyMap<Step, readonly Cost[]>;

/**
 * Prints the cost of an order in cash, and of an order and its payment by each method. The demo
 * stores offer all of them here. Statements and commits are exact on a busy machine too;
 * milliseconds need a quiet one.
 */
export async function costOfMethods(bench: Bench): Promise<void> {
  const tap = await openStatementTap(bench.databaseUrl);
  bench.atEnd(async () => tap.close());
  const homes = homesOf(allChaosMethods);
  for (const home of homes) await offerMethods(bench.databaseUrl, home);
  const server = await bench.startServer({ DATABASE_URL: tap.url, RUN_JOBS: '0' });
  const sandboxPort = Number(bench.environment['SANDBOX_PORT']);
  const parts = {
    connection: await openConnection(server.port, () => undefined),
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    tap,
  };
  for (const home of homes) {
    const shop = await openPayingShop(server.port, home);
    const desk: Desk = { ...parts, shop };
    const cash = await costOf(desk, null, []);
    printCost(`cash at ${home.brand}`, cash, null);
    for (const method of home.methods) {
      const users = await usersOf(bench, desk, method);
      printCost(method.name, await costOf(desk, method, users), cash);
    }
  }
  parts.connection.close();
  await server.stop();
}

/** Every order with a saved card has a user of its own: no limit of a user is met. */
const usersOf = async (
  { databaseUrl }: Bench,
  { shop, sandboxUrl }: { shop: PayingShop; sandboxUrl: string },
  { savedCard }: ChaosMethod,
): Promise<readonly UserWithCard[]> =>
  savedCard === null
    ? []
    : usersWithCards(databaseUrl, { shop, slug: savedCard, sandboxUrl }, orders);

async function costOf(
  desk: Desk,
  method: ChaosMethod | null,
  users: readonly UserWithCard[],
): Promise<Costs> {
  const costs = new Map<Step, Cost[]>();
  const counted = async <T>(step: Step, work: () => Promise<T>): Promise<T> => {
    const before = await providerSeconds(desk.shop.port);
    desk.tap.clear();
    const from = performance.now();
    const value = await work();
    const ms = performance.now() - from;
    const all = [...desk.tap.statements];
    const away = ((await providerSeconds(desk.shop.port)) - before) * 1_000;
    const cost = {
      statements: all.filter((each) => !isFrame(each)).length,
      commits: all.filter(({ text }) => /^commit/i.test(text)).length,
      repeated: repeatedStatements(all).map(({ text }) => text),
      ms: ms - away,
    };
    costs.set(step, [...(costs.get(step) ?? []), cost]);
    return value;
  };
  for (let order = 0; order < orders; order += 1)
    await payOnce(desk, method, users[order] ?? null, counted);
  return costs;
}

/** `cash`: the same run's orders in cash; null: these are they. */
function printCost(name: string, costs: Costs, cash: Costs | null): void {
  const ms = sum(costs, (cost) => cost.ms);
  const beside =
    cash === null ? [] : [figure('times an order in cash', ms / sum(cash, (cost) => cost.ms))];
  const perStep = [...costs].map(([step, all]) =>
    orZero(
      figure(`SQL statements of the ${step}`, median(all.map(({ statements }) => statements))),
    ),
  );
  printFigures(`One order by ${name}: ${[...costs.keys()].join(', ')}`, [
    figure(
      'SQL statements',
      sum(costs, (cost) => cost.statements),
    ),
    ...perStep,
    figure(
      'statements asked twice',
      sum(costs, (cost) => cost.repeated.length),
      '',
      atMost(0),
    ),
    figure(
      'commits of several statements',
      sum(costs, (cost) => cost.commits),
    ),
    figure('milliseconds of the server, without its provider', ms, 'ms'),
    ...beside,
  ]);
  printRepeated(costs);
}

/** Prints each statement that a step asked twice with the same values. */
function printRepeated(costs: Costs): void {
  for (const [step, all] of costs)
    for (const text of new Set(all.flatMap(({ repeated }) => repeated)))
      print(`  twice in the ${step}: ${text.replaceAll(/\s+/gu, ' ').slice(0, 150)}`);
}

const sum = (costs: Costs, of: (cost: Cost) => number): number =>
  [...costs.values()].reduce((total, all) => total + median(all.map(of)), 0);
