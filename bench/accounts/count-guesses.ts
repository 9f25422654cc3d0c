import { dayMs } from '../../packages/domain/src/duration.ts';
import { maxCodeTries } from '../../packages/domain/src/verification/verification-budgets.ts';
import { areFailuresSpent, askForCode, type Attack, type Budgets, tryCode } from './guess.ts';
import type { ModelDatabase } from './model-database.ts';

/** Milliseconds between two tries of one attacker that never rests. */
const pauseMs = 1;

/**
 * An attack that lasts `lastsMs`. `victim`: the mailbox that is attacked by the nth code.
 * `address`: the address that asks for it; absent: each code is asked for from a site of its own.
 */
export type Plan = {
  budgets: Budgets;
  lastsMs: number;
  victim: (code: number) => string;
  address?: (code: number) => string;
};

const anySite = (code: number): string => `10.${code >> 8}.${code & 255}.1`;

let attacks = 0;
/** Every attack begins months after the last one, when its budgets are full again. Milliseconds. */
const nextBegin = (): number => Date.parse('2026-11-21T00:00:00Z') + (attacks += 1) * 90 * dayMs;

/**
 * Lets an attacker guess as fast as the product's SQL allows and returns how many codes of six
 * digits were compared. The attacker has any number of networks.
 */
export async function countGuesses(
  database: ModelDatabase,
  { budgets, lastsMs, victim, address = anySite }: Plan,
): Promise<number> {
  const began = nextBegin();
  let now = began;
  let guesses = 0;
  for (let code = 0; now < began + lastsMs; now += pauseMs) {
    const attack = { mailbox: victim(code), address: address(code), now };
    if (await areFailuresSpent(database, budgets, attack)) {
      now += 60_000;
      continue;
    }
    const asked = await askForCode(database, budgets, attack);
    if ('seconds' in asked) {
      now += asked.seconds * 1_000;
      continue;
    }
    code += 1;
    guesses += await guessAt(database, budgets, { ...attack, token: asked.token });
  }
  return guesses;
}

/** Makes wrong guesses at one code until it refuses to compare more. */
async function guessAt(
  database: ModelDatabase,
  budgets: Budgets,
  attack: Attack & { token: string },
): Promise<number> {
  for (let tries = 0; tries < maxCodeTries; tries += 1) {
    if (await areFailuresSpent(database, budgets, attack)) return tries;
    await tryCode(database, budgets, { ...attack, code: 'a wrong code' });
  }
  return maxCodeTries;
}
