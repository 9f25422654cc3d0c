import { expect, test } from 'vitest';
import { total } from './check-invariants.ts';
import { chaosMethodsOf } from './chaos-methods.ts';
import type { ChaosPlan } from './chaos-plan.ts';
import { runChaos } from './run-chaos.ts';

/**
 * Servers and database are killed at counts of orders, not at times. The test expects of the run
 * what this plan and its seed decide; what an order meets beside it is luck, and `npm run chaos`
 * prints it.
 */
const plan: ChaosPlan = {
  orders: 40,
  seed: 5,
  shoppers: 12,
  servers: 2,
  isNaive: false,
  databases: 1,
  cashOrders: 8,
  databaseKills: 2,
  serverKills: 4,
  freezes: 1,
  deploys: 1,
  skewsMs: [0, 90_000],
  scarce: 1,
  faultShare: 0.12,
  isPatient: false,
  methods: chaosMethodsOf('webpay'),
};
const testTimeoutMs = 600_000;

test(
  'forty paid orders with killed servers, a killed database and a failing provider: none is lost or placed twice, and the ledger agrees with the provider, the coupon with its uses and the points with their entries',
  { timeout: testTimeoutMs },
  async () => {
    const { violations, tally } = await runChaos(plan);
    expect(Object.entries(violations).filter(([, count]) => count > 0)).toEqual([]);
    expect(tally.of('server killed (-9)')).toBe(plan.serverKills);
    expect(tally.of('database killed (-9)')).toBe(plan.databaseKills);
    expect(tally.of('server frozen (SIGSTOP)')).toBe(plan.freezes + 1);
    expect(tally.of('server replaced (SIGTERM)')).toBe(plan.deploys);
    expect(tally.of('shopper wants: scarce product')).toBeGreaterThan(0);
    expect(tally.of('shopper wants: coupon')).toBeGreaterThan(0);
    expect(tally.of('shopper wants: points')).toBeGreaterThan(0);
    expect(tally.of('cash shopper wants: to cancel')).toBeGreaterThan(0);
    expect(tally.of('counter: order.accept')).toBeGreaterThan(0);
    expect(tally.of('counter: answer lost')).toBeGreaterThan(0);
  },
);

/**
 * Faults of the naive counter. An order was tapped twice under one key, or no tablet showed it, or
 * its board is stale.
 */
const counterFaults = [
  'counter actions that the audit list has twice',
  'released orders that no tablet showed',
  'cards of followed boards that differ from a fresh reading',
];

test(
  'the same harness finds violations of a naive server',
  { timeout: testTimeoutMs },
  async () => {
    const { violations } = await runChaos({
      ...plan,
      cashOrders: 0,
      methods: chaosMethodsOf('webpay'),
      isNaive: true,
      freezes: 0,
    });
    expect(total(violations)).toBeGreaterThan(0);
    expect(counterFaults.filter((fault) => (violations[fault] ?? 0) > 0)).not.toEqual([]);
  },
);
