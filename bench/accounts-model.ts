import { parseArgs } from 'node:util';
import { dayMs, hourMs, minuteMs } from '../packages/domain/src/duration.ts';
import {
  codeBudgets,
  failureBudgets,
  maxCodeTries,
} from '../packages/domain/src/verification/verification-budgets.ts';
import { print } from '../scripts/run-script.mjs';
import { createShutdownGroup } from '../scripts/run/shutdown-group.mjs';
import { countGuesses } from './accounts/count-guesses.ts';
import { allBudgets, type Budgets } from './accounts/guess.ts';
import { type ModelDatabase, openModelDatabase } from './accounts/model-database.ts';
import {
  countDoubleLogins,
  parallelTries,
  type Verify,
  verifyByReading,
  verifyByRule,
} from './accounts/race-verifications.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1000' } } });
const rounds = Number(values.rounds);

/** Chance that one of this many guesses at codes of six digits is right. */
const chanceOf = (guesses: number): number => -Math.expm1(guesses * Math.log1p(-1e-6));

function printChance(what: string, guesses: number, source: 'attacked' | 'computed'): void {
  const chance = chanceOf(guesses).toExponential(1);
  print(
    `  ${what.padEnd(62)} ${guesses.toLocaleString('en').padStart(9)}  ${chance.padStart(8)}  ${source}`,
  );
}

const without = (
  codes: Partial<Budgets['codes']>,
  failures: Partial<Budgets['failures']>,
): Budgets => ({
  codes: { ...allBudgets.codes, ...codes },
  failures: { ...allBudgets.failures, ...failures },
});

/** Attacks one account for a day. */
async function attackAccount(database: ModelDatabase): Promise<void> {
  const attack = (name: string, budgets: Budgets) =>
    countGuesses(database, { budgets, lastsMs: dayMs, victim: () => name });
  const codesPerDay = (codeBudgets.brand.most * dayMs) / codeBudgets.brand.windowMs;
  print(`\n${'One account, one day, any number of networks'.padEnd(64)}   guesses    chance`);
  printChance(`${maxCodeTries} tries of a code alone`, maxCodeTries * codesPerDay, 'computed');
  printChance(
    `and ${codeBudgets.email.most} codes an hour`,
    await attack('a', without({}, { email: null, brand: null })),
    'attacked',
  );
  printChance(
    `and ${failureBudgets.email.most} wrong codes a day`,
    await attack('b', allBudgets),
    'attacked',
  );
}

/** Attacks all accounts of a brand for an hour, each code at another account. */
async function attackBrand(database: ModelDatabase): Promise<void> {
  const attack = (name: string, budgets: Budgets) =>
    countGuesses(database, { budgets, lastsMs: hourMs, victim: (code) => `${name} ${code}` });
  const accounts = 10_000;
  let host = 0;
  const networks = 1_000;
  print(`\n${'All accounts of a brand, one hour'.padEnd(64)}   guesses    chance`);
  printChance(
    `budgets of ${accounts.toLocaleString('en')} emails alone`,
    accounts * failureBudgets.email.most,
    'computed',
  );
  printChance(
    `and ${codeBudgets.network.most} codes of each of ${networks.toLocaleString('en')} networks`,
    networks * codeBudgets.network.most * maxCodeTries,
    'computed',
  );
  printChance(
    `of one IPv6 /48 with 65,536 hosts, without budgets of wrong codes`,
    await countGuesses(database, {
      budgets: without({}, { email: null, brand: null }),
      lastsMs: hourMs,
      victim: (code) => `s ${code}`,
      address: () => `2001:db8:1:${((host += 0x101) & 0xffff).toString(16)}::1`,
    }),
    'attacked',
  );
  printChance(
    `and ${(codeBudgets.brand.most * minuteMs) / codeBudgets.brand.windowMs} codes a minute`,
    await attack('c', without({}, { brand: null })),
    'attacked',
  );
  printChance(
    `and ${failureBudgets.brand.most} wrong codes an hour`,
    await attack('d', allBudgets),
    'attacked',
  );
}

async function race(database: ModelDatabase, name: string, verify: Verify): Promise<number> {
  const wrong = await countDoubleLogins(database, verify, rounds);
  print(`  ${name.padEnd(62)} ${String(wrong).padStart(9)}`);
  return wrong;
}

/**
 * Prints the chance that an account is taken over by guesses, with and without each budget, and
 * races parallel verifications with the right code. The attacks and the races run the product's own
 * SQL. docs/decisions/0037-verification-codes-and-budgets.md.
 */
const shutdown = createShutdownGroup();
await shutdown.run(async () => {
  const database = await openModelDatabase(shutdown, parallelTries);
  print(
    `One guess at six digits: ${chanceOf(1).toExponential(0)}; at ten characters: ${(2 ** -50).toExponential(0)}`,
  );
  await attackAccount(database);
  await attackBrand(database);
  print(
    `\n${`${rounds} rounds of ${parallelTries} parallel tries with the right code`.padEnd(64)} rounds without exactly one login`,
  );
  const ours = await race(database, 'one statement counts, compares and marks', verifyByRule);
  const mutant = await race(database, 'mutant: reads, compares, then marks', verifyByReading);
  await shutdown.exit(ours === 0 && mutant > 0 ? 0 : 1);
});
