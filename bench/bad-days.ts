import { parseArgs } from 'node:util';
import { Plain, runScript, say } from '../scripts/say.mjs';
import { deadKitchen } from './bad-days/dead-kitchen.ts';
import { fullDisk } from './bad-days/disk-full.ts';
import { hangingMail } from './bad-days/hanging-mail.ts';
import { hostileProviders } from './bad-days/hostile-providers.ts';
import { readOnlyDatabase } from './bad-days/read-only.ts';
import { rollingRestart } from './bad-days/rolling-restart.ts';
import type { Scenario, Size, Verdict } from './bad-days/scenario.ts';

const scenarios: readonly Scenario[] = [
  { name: 'disk-full', title: 'the database’s disk is full for a while', run: fullDisk },
  { name: 'read-only', title: 'the database refuses writes for a while', run: readOnlyDatabase },
  { name: 'hanging-mail', title: 'the mail server accepts and never answers', run: hangingMail },
  { name: 'dead-kitchen', title: 'the restaurant’s system is gone for a while', run: deadKitchen },
  { name: 'rolling-restart', title: 'two servers are replaced one after the other', run: rollingRestart },
  { name: 'hostile-providers', title: 'couriers, geocoders and Webpay answer nonsense', run: hostileProviders },
];

const usage = `npm run bad-days -- [--only read-only,dead-kitchen] [--small]
  Real servers and a real PostgreSQL on an operator's bad days, each of which ends with a verdict. Days: ${scenarios.map(({ name }) => name).join(', ')}.`;

/** Under `npm run bad-days`: one line for each day, then how many held; fails when one broke. */
await runScript(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      small: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Plain(usage);
  const names = values.only.split(',').filter((name) => name !== '');
  const chosen = scenarios.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0 || chosen.length < names.length) throw new Plain(usage);
  const verdicts: Verdict[] = [];
  for (const scenario of chosen) verdicts.push(await judge(scenario, values.small ? 'small' : 'full'));
  const skipped = verdicts.filter((verdict) => verdict.skipped !== undefined).length;
  const broke = verdicts.filter((verdict) => verdict.broke.length > 0).length;
  const summary = `${verdicts.length - broke - skipped} held, ${broke} broke${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  if (broke > 0) throw new Plain(summary);
  say(`\n${summary}`);
});

/** A day that could not even be played has broken: what it needs does not work. */
async function judge({ name, title, run }: Scenario, size: Size): Promise<Verdict> {
  const begun = performance.now();
  const verdict = await run(size).catch((error: unknown): Verdict => ({ broke: [`it ended early: ${wordsOf(error)}`], facts: [] }));
  const seconds = Math.round((performance.now() - begun) / 1_000);
  say(`\n${wordFor(verdict)}  ${name}: ${title} (${seconds} s)`);
  for (const line of [...(verdict.skipped === undefined ? [] : [verdict.skipped]), ...verdict.broke, ...verdict.facts])
    say(`         ${line}`);
  return verdict;
}

function wordFor({ skipped, broke }: Verdict): string {
  if (skipped !== undefined) return 'SKIPPED';
  return broke.length > 0 ? 'BROKE  ' : 'HELD   ';
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
