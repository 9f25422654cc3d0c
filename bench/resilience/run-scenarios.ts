import { parseArgs } from 'node:util';
import { PlainError, print } from '../../scripts/run-script.mjs';
import { printFigures } from '../lib/figures.ts';
import type { Scenario, ScenarioSize, ScenarioResult } from './scenario.ts';

/**
 * Runs the scenarios that the command line names, else all, one at a time. `usage`: printed for
 * `--help` and for a name that no scenario has. `store` receives each result that was measured
 * in full size without a violation.
 * @throws PlainError with the counts if a scenario failed.
 */
export async function runScenarios(
  scenarios: readonly Scenario[],
  usage: string,
  store?: (scenario: Scenario, result: ScenarioResult) => void,
): Promise<void> {
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
  for (const scenario of chosen) {
    const verdict = await runScenario(scenario, values.small ? 'small' : 'full');
    const isWhole = !values.small && verdict.skipped === undefined;
    if (isWhole && verdict.violations.length === 0) store?.(scenario, verdict);
    verdicts.push(verdict);
  }
  const skipped = verdicts.filter((verdict) => verdict.skipped !== undefined).length;
  const failed = verdicts.filter((verdict) => verdict.violations.length > 0).length;
  const summary = `${verdicts.length - failed - skipped} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  if (failed > 0) throw new PlainError(summary);
  print(`\n${summary}`);
}

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
  if (verdict.figures !== undefined) printFigures(title, verdict.figures);
  return { ...verdict, seconds };
}

function verdictText({ skipped, violations }: ScenarioResult): string {
  if (skipped !== undefined) return 'SKIPPED';
  return violations.length > 0 ? 'FAILED ' : 'PASSED ';
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
