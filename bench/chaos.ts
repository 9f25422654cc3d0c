import { parseArgs } from 'node:util';
import { PlainError, runScript, print } from '../scripts/run-script.mjs';
import { total } from './chaos/check-invariants.ts';
import { chaosMethodsOf } from './chaos/chaos-methods.ts';
import { chaosPlan, naivePlan } from './chaos/make-chaos-plan.ts';
import type { ChaosOutcome } from './chaos/chaos-plan.ts';
import { runChaos } from './chaos/run-chaos.ts';

const usage = `npm run chaos -- [--orders 2000] [--seed 1] [--naive-orders 200] [--methods webpay] [--databases 1]
  Orders at three brands, paid by these methods (webpay,getnet or all), and worked on by two tablets of each store, while servers are killed -9 at every twelfth, frozen, replaced and run with wrong clocks, the database is killed 20
  times (of several, one after the other), and the provider fails at 12 % of its calls; then the same with a naive server, as a control that the harness finds violations.`;

/**
 * `npm run chaos`: prints how often each fault fired and every violation; fails if there is one.
 */
await runScript(async () => {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      'naive-orders': { type: 'string', default: '200' },
      methods: { type: 'string', default: 'webpay' },
      databases: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new PlainError(usage);
  const [orders, seed, naiveOrders] = [values.orders, values.seed, values['naive-orders']].map(
    Number,
  );
  if (orders === undefined || seed === undefined || naiveOrders === undefined)
    throw new PlainError(usage);
  const methods = chaosMethodsOf(values.methods);
  const databases = Number(values.databases);
  if (![1, 2, 3].includes(databases)) throw new PlainError(usage);
  const outcome = await runChaos({
    ...chaosPlan({ orders, seed, methods, databases }),
    onProgress: printEveryTenth(orders),
  });
  report(`${orders} orders, seed ${seed}, ${values.methods}, databases: ${databases}`, outcome);
  const naive =
    naiveOrders > 0
      ? await runChaos({
          ...naivePlan({ orders: naiveOrders, seed }),
          onProgress: printEveryTenth(naiveOrders),
        })
      : null;
  if (naive) report(`the naive control: ${naiveOrders} orders`, naive);
  const kinds = total(outcome.violations);
  if (naive && total(naive.violations) === 0)
    throw new PlainError(
      'verdict: FAILED: the naive server violates nothing, so the run proves nothing',
    );
  if (kinds > 0) throw new PlainError(`verdict: FAILED: ${kinds} kinds of violations, see above`);
  print('\nverdict: PASSED');
});

function printEveryTenth(orders: number): (done: number) => void {
  const begun = Date.now();
  return (done) => {
    if (done % 10 === 0)
      print(`  ${done} of ${orders} orders after ${Math.round((Date.now() - begun) / 1_000)} s`);
  };
}

function report(title: string, outcome: ChaosOutcome): void {
  const {
    violations,
    tally,
    providerFaults,
    paid,
    approved,
    approvedButUnpaid,
    eventLogs,
    seconds,
    quietAfterSeconds,
  } = outcome;
  print(
    `\n${title}: ${paid} paid, ${Math.round(seconds)} s under failures, quiet ${quietAfterSeconds.toFixed(1)} s later`,
  );
  for (const [what, count] of tally.all()) print(`  ${String(count).padStart(7)}  ${what}`);
  for (const { provider, at, fault, count } of providerFaults)
    print(`  ${String(count).padStart(7)}  ${provider}: ${fault} at ${at}`);
  for (const eventLog of eventLogs) print(`\n${eventLog}\n`);
  print(
    `  ${approvedButUnpaid} of ${approved} shoppers who paid on the provider’s page, and did not cancel, have no paid order`,
  );
  print('  violations:');
  for (const [what, count] of Object.entries(violations))
    print(`  ${String(count).padStart(7)}  ${what}`);
}
