import { parseArgs } from 'node:util';
import { Plain, runScript, say } from '../scripts/say.mjs';
import { total } from './chaos/check.ts';
import type { Outcome, Plan } from './chaos/plan.ts';
import { runChaos } from './chaos/run-chaos.ts';

const usage = `npm run chaos -- [--orders 2000] [--seed 1] [--naive-orders 200]
  Webpay orders while servers are killed -9 every second, the database 20 times, and the provider fails at 12 % of its calls;
  then the same with a naive server, to see that the harness would notice.`;

/** Under `npm run chaos`: prints how often each fault fired, what was found wrong, and fails when anything was. */
await runScript(async () => {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      'naive-orders': { type: 'string', default: '200' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Plain(usage);
  const [orders, seed, naiveOrders] = [values.orders, values.seed, values['naive-orders']].map(Number);
  if (orders === undefined || seed === undefined || naiveOrders === undefined) throw new Plain(usage);
  const outcome = await runChaos(planOf(orders, seed, false));
  report(`${orders} orders, seed ${seed}`, outcome);
  if (naiveOrders > 0) report(`the naive control: ${naiveOrders} orders`, await runChaos(planOf(naiveOrders, seed, true)));
  if (total(outcome.violations) > 0) throw new Plain(`violations of ${total(outcome.violations)} kinds: see above`);
  if (outcome.quietAfterSeconds > 60) throw new Plain('not everything had ended 60 s after the faults stopped');
});

function planOf(orders: number, seed: number, isNaive: boolean): Plan {
  const shared = { orders, seed, isNaive, shoppers: 24, servers: 4, serverKills: 0, killEveryMs: 1_000, faultShare: 0.12, isPatient: true };
  const begun = Date.now();
  const onProgress = (done: number) => {
    if (done % 50 === 0) say(`  ${done} of ${orders} orders after ${Math.round((Date.now() - begun) / 1_000)} s`);
  };
  return { ...shared, onProgress, databaseKills: Math.min(20, Math.ceil(orders / 25)) };
}

function report(title: string, { violations, tally, providerFaults, paid, stories, seconds, quietAfterSeconds }: Outcome): void {
  say(`\n${title}: ${paid} paid, ${Math.round(seconds)} s under fire, everything at its end ${quietAfterSeconds.toFixed(1)} s later`);
  for (const [what, count] of tally.all()) say(`  ${String(count).padStart(7)}  ${what}`);
  for (const { at, fault, count } of providerFaults) say(`  ${String(count).padStart(7)}  provider: ${fault} at ${at}`);
  for (const story of stories) say(`\n${story}\n`);
  say('  found wrong:');
  for (const [what, count] of Object.entries(violations)) say(`  ${String(count).padStart(7)}  ${what}`);
}
