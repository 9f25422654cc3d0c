import { allBudgets, askForCode, tryCode } from './guess.ts';
import type { ModelDatabase } from './model-database.ts';

export const parallelTries = 20;

/** One try with the right code. Resolves to true if it was accepted. */
export type Verify = (database: ModelDatabase, token: string, now: number) => Promise<boolean>;

const unlimited = {
  codes: { email: null, network: null, brand: null, known: null, device: null },
  failures: allBudgets.failures,
};

/** The product's rule: one statement counts, compares and marks. */
export const verifyByRule: Verify = (database, token, now) =>
  tryCode(database, allBudgets, { token, code: 'the right code', now });

/**
 * The mistake that the rule prevents: the row is read, the code compared, and the use written
 * afterwards.
 */
export const verifyByReading: Verify = async ({ pool }, token, now) => {
  const { rows } = await pool.query<{ code_hash: string }>({
    name: 'read',
    text: 'select code_hash from verifications where login_token_hash = $1 and used_at is null and tries < 5',
    values: [token],
  });
  if (rows[0]?.code_hash !== 'the right code') return false;
  await pool.query({
    name: 'use',
    text: 'update verifications set used_at = $2, tries = tries + 1 where login_token_hash = $1',
    values: [token, new Date(now).toISOString()],
  });
  return true;
};

/**
 * Runs rounds of parallel tries with the right code, and returns in how many rounds other than one
 * was accepted.
 */
export async function countDoubleLogins(
  database: ModelDatabase,
  verify: Verify,
  rounds: number,
): Promise<number> {
  const now = Date.parse('2026-12-01T00:00:00Z');
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    const asked = await askForCode(database, unlimited, {
      mailbox: `mailbox ${round}`,
      address: '192.0.2.1',
      now,
    });
    if ('seconds' in asked) throw new Error('a code without a limit was refused');
    const accepted = await Promise.all(
      Array.from({ length: parallelTries }, () => verify(database, asked.token, now)),
    );
    if (accepted.filter(Boolean).length !== 1) wrong += 1;
  }
  return wrong;
}
