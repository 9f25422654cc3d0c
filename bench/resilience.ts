import { parseArgs } from 'node:util';
import { PlainError, runScript, print } from '../scripts/run-script.mjs';
import { kitchenOutage } from './resilience/kitchen-outage.ts';
import { diskFull } from './resilience/disk-full.ts';
import { hangingMail } from './resilience/hanging-mail.ts';
import { firstAlert } from './resilience/first-alert.ts';
import { hostileProviders } from './resilience/hostile-providers.ts';
import { pooler } from './resilience/pooler.ts';
import { readOnlyDatabase } from './resilience/read-only.ts';
import { rollingRestart } from './resilience/rolling-restart.ts';
import type { Scenario, ScenarioSize, ScenarioResult } from './resilience/scenario.ts';

const scenarios: readonly Scenario[] = [
  { name: 'disk-full', title: 'the database’s disk is full for a while', run: diskFull },
  { name: 'read-only', title: 'the database refuses writes for a while', run: readOnlyDatabase },
  { name: 'hanging-mail', title: 'the mail server accepts and never answers', run: hangingMail },
  {
    name: 'kitchen-outage',
    title: 'the restaurant’s system is gone for a while',
    run: kitchenOutage,
  },
  {
    name: 'rolling-restart',
    title: 'two servers are replaced one after the other',
    run: rollingRestart,
  },
  {
    name: 'hostile-providers',
    title: 'couriers, geocoders and Webpay answer nonsense',
    run: hostileProviders,
  },
  {
    name: 'first-alert',
    title: 'one order is not accepted: a real Prometheus alerts it',
    run: firstAlert,
  },
  { name: 'pooler', title: 'the database is behind PgBouncer', run: pooler },
];

const usage = `npm run resilience -- [--only read-only,kitchen-outage] [--small]
  Real servers and a real PostgreSQL under failures, with a verdict per scenario. Scenarios: ${scenarios.map(({ name }) => name).join(', ')}.`;

/**
 * `npm run resilience`: prints one line per scenario and the counts; fails if a scenario failed.
 */
await runScript(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      small: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new PlainError(usage);
  const names = values.only.split(',').filter((name) => name !== '');
  const chosen = scenarios.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0 || chosen.length < names.length) throw new PlainError(usage);
  const verdicts: ScenarioResult[] = [];
  for (const scenario of chosen)
    verdicts.push(await runScenario(scenario, values.small ? 'small' : 'full'));
  const skipped = verdicts.filter((verdict) => verdict.skipped !== undefined).length;
  const failed = verdicts.filter((verdict) => verdict.violations.length > 0).length;
  const summary = `${verdicts.length - failed - skipped} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  if (failed > 0) throw new PlainError(summary);
  print(`\n${summary}`);
});

/** A scenario that throws counts as failed: something that it needs does not work. */
async function runScenario(
  { name, title, run }: Scenario,
  size: ScenarioSize,
): Promise<ScenarioResult> {
  const begun = performance.now();
  const verdict = await run(size).catch((error: unknown): ScenarioResult => ({
    violations: [`it ended early: ${errorText(error)}`],
    facts: [],
  }));
  const seconds = Math.round((performance.now() - begun) / 1_000);
  print(`\n${verdictText(verdict)}  ${name}: ${title} (${seconds} s)`);
  for (const line of [
    ...(verdict.skipped === undefined ? [] : [verdict.skipped]),
    ...verdict.violations,
    ...verdict.facts,
  ])
    print(`         ${line}`);
  return verdict;
}

function verdictText({ skipped, violations }: ScenarioResult): string {
  if (skipped !== undefined) return 'SKIPPED';
  return violations.length > 0 ? 'FAILED ' : 'PASSED ';
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
