import { discountMutants } from '@comanda/domain/testing/payment/discount-rules.ts';
import { hostileRun } from '@comanda/domain/testing/payment/hostile-payment-run.ts';
import {
  allModelledMethods,
  modelledMethods,
  type ModelledMethod,
} from '@comanda/domain/testing/payment/modelled-methods.ts';
import {
  type MoneyRules,
  shopMoneyRules,
} from '@comanda/domain/testing/payment/payment-simulation.ts';
import {
  mutantOfMethod,
  otherMutants,
  refundMutants,
  ruleMutants,
} from '@comanda/domain/testing/payment/rule-mutants.ts';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '300000' }, seed: { type: 'string', default: '1' } },
});
const print = (text: string): boolean => process.stdout.write(`${text}\n`);

/** Numbers below 256 from a seeded generator: the same seed gives the same numbers. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed >>> 0; ; state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
    yield state >>> 24;
}

type Tally = { broken: number; first: string | null; events: Map<string, number> };

/** Runs the model `runs` times under one rule book. Runs have 40 to 239 choices. */
function runModel(
  rules: MoneyRules,
  runs: number,
  seed: number,
  methods: readonly ModelledMethod[] = allModelledMethods,
): Tally {
  const random = numbers(seed);
  const tally: Tally = { broken: 0, first: null, events: new Map() };
  for (let run = 0; run < runs; run += 1) {
    const choices = Array.from({ length: 40 + (run % 200) }, () => random.next().value);
    const { offences, events } = hostileRun(rules, choices, methods);
    for (const event of events) tally.events.set(event, (tally.events.get(event) ?? 0) + 1);
    if (offences.length === 0) continue;
    tally.broken += 1;
    tally.first ??= `${offences.join('; ')}, by the choices ${JSON.stringify(choices)}`;
  }
  return tally;
}

/**
 * Runs the model of an order's money, coupon use and points against hostile providers: with the
 * shop's rules, and with rules that have one fault each. Fails if the shop's rules leave a
 * difference, or if a fault leaves none.
 */
const [runs, seed] = [Number(values.runs), Number(values.seed)];
const shop = shopMoneyRules;
const began = performance.now();
const own = runModel(shop, runs, seed);
print(
  `${runs} orders, seed ${seed}: ${own.broken} differences, ${((performance.now() - began) / 1_000).toFixed(1)} s`,
);
for (const [event, count] of own.events) print(`  ${String(count).padStart(8)}  ${event}`);
if (own.first !== null) print(`  first: ${own.first}`);

const mutants: readonly (readonly [string, MoneyRules])[] = [
  ...Object.entries(ruleMutants).map(
    ([name, mutant]) =>
      [`a rule book that ${name}`, { ...shop, applyPaymentReport: mutant }] as const,
  ),
  ...Object.entries(refundMutants).map(
    ([name, nextRefund]) => [`a refund that ${name}`, { ...shop, nextRefund }] as const,
  ),
  ...Object.entries(otherMutants).map(
    ([name, rules]) => [`a shop that ${name}`, { ...shop, ...rules }] as const,
  ),
  ...Object.entries(discountMutants).map(
    ([name, discounts]) => [`an end that ${name}`, { ...shop, discounts }] as const,
  ),
];
const mutantRuns = Math.min(runs, 20_000);
const results = mutants.map(([name, rules]) => ({
  name,
  broken: runModel(rules, mutantRuns, seed).broken,
}));
print(`Differences of faulty rules, ${mutantRuns} orders each:`);
for (const { name, broken } of results) print(`  ${String(broken).padStart(8)}  ${name}`);

/** One row for each method, with shoppers who pay with it alone. */
const rows = allModelledMethods.map((method) => {
  const alone = runModel(shop, mutantRuns, seed, [method]);
  const { name, rules } = mutantOfMethod(method);
  const { broken } = runModel({ ...shop, ...rules }, mutantRuns, seed, [method]);
  const paid = alone.events.get('order paid') ?? 0;
  return { method, kind: modelledMethods[method].kind, own: alone.broken, paid, broken, name };
});
print(
  `Each method alone, ${mutantRuns} orders: paid, differences, differences of a fault of its own:`,
);
for (const row of rows)
  print(
    `  ${row.method.padEnd(23)} ${row.kind.padEnd(8)} ${String(row.paid).padStart(7)} ${String(row.own).padStart(3)} ${String(row.broken).padStart(7)}  ${row.name}`,
  );
const isRowWrong = rows.some((row) => row.own > 0 || row.broken === 0 || row.paid === 0);
if (isRowWrong || own.broken > 0 || results.some(({ broken }) => broken === 0))
  process.exitCode = 1;
