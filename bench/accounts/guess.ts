import { randomUUID } from 'node:crypto';
import {
  type Budget,
  budgetInSeconds,
  codeBudgets,
  failureBudgets,
  maxCodeTries,
} from '../../packages/domain/src/verification/verification-budgets.ts';
import { networkBudgets } from '../../apps/server/src/order-limits/network-key.ts';
import {
  budgetsOfCode,
  networkBudgetOf,
} from '../../apps/server/src/verification/code-budgets.rows.ts';
import { type ModelDatabase, tenant } from './model-database.ts';

/** The budgets that an attacker meets. One that is null is switched off. */
export type Budgets = {
  codes: Record<keyof typeof codeBudgets, Budget | null>;
  failures: Record<keyof typeof failureBudgets, Budget | null>;
};

export const allBudgets: Budgets = { codes: codeBudgets, failures: failureBudgets };

const unlimited: Budget = { most: 0, windowMs: 1_000 };

const inSeconds = (budgets: Record<string, Budget | null>) =>
  Object.fromEntries(
    Object.entries(budgets).map(([name, budget]) => [name, budgetInSeconds(budget ?? unlimited)]),
  );

/**
 * An attacker. `now` in milliseconds; `mailbox` is a key, as the server hashes it; `address`: an IP
 * address.
 */
export type Attack = { mailbox: string; address: string; now: number };

/** The budgets of a stranger, as the server makes them, with those of the attack's choice. */
const askedBudgets = (codes: Budgets['codes'], { mailbox, address }: Attack) => {
  const networks = networkBudgets('secret', address, {
    ...networkBudgetOf('shop'),
    ofHost: codes.network ?? unlimited,
  });
  const asked = budgetsOfCode({ requester: { kind: 'stranger', networks }, area: 'shop', mailbox });
  const chosen = { emailCodes: codes.email, brandCodes: codes.brand } as Record<
    string,
    Budget | null
  >;
  return asked.map((each) =>
    each.budget in chosen
      ? { ...each, ...budgetInSeconds(chosen[each.budget] ?? unlimited) }
      : each,
  );
};

/**
 * Asks for a code by the product's own SQL. Returns the login token's hash, or the seconds to wait.
 */
export async function askForCode(
  { pool }: ModelDatabase,
  { codes, failures }: Budgets,
  attack: Attack,
): Promise<{ token: string; isLong: boolean } | { seconds: number }> {
  const { mailbox, now } = attack;
  const at = new Date(now).toISOString();
  const { rows } = await pool.query<{ seconds: number; long: boolean }>({
    name: 'take',
    text: `select take_budgets($1, $3, $4) as seconds, failures_are_spent($1, $2, $3, $5) as long`,
    values: [
      tenant,
      mailbox,
      at,
      JSON.stringify(askedBudgets(codes, attack)),
      JSON.stringify(inSeconds(failures)),
    ],
  });
  const [taken] = rows;
  if (!taken) throw new Error('the budgets gave no answer');
  const { seconds, long: isLong } = taken;
  if (seconds > 0) return { seconds };
  const token = randomUUID();
  await pool.query({
    name: 'make',
    text: `insert into verifications (tenant_id, id, purpose, email, mailbox, login_token_hash,
      code_length, code_hash, oob_hash, created_at,
      resend_at, expires_at) values ($1, $2::uuid, 'login', $3, $3, $2::uuid::text, $4,
      'the right code', 'the link', $5::timestamptz, $5::timestamptz,
      $5::timestamptz + interval '10 minutes')`,
    values: [tenant, token, mailbox, isLong ? 10 : 6, at],
  });
  return { token, isLong };
}

/** Tries a code by the product's own SQL. Returns whether it was right. */
export async function tryCode(
  { pool }: ModelDatabase,
  { failures }: Budgets,
  { token, code, now }: { token: string; code: string; now: number },
): Promise<boolean> {
  const { rows } = await pool.query<{ proved_email: string | null }>({
    name: 'try',
    text: `select proved_email from try_verification($1, $2, 'login', null, $3, null, $4, $5, $6)`,
    values: [
      tenant,
      token,
      code,
      new Date(now).toISOString(),
      maxCodeTries,
      JSON.stringify(inSeconds(failures)),
    ],
  });
  return rows[0]?.proved_email != null;
}

/**
 * Returns whether codes of six digits are refused without a comparison, because a budget of
 * failures is spent.
 */
export async function areFailuresSpent(
  { pool }: ModelDatabase,
  { failures }: Budgets,
  { mailbox, now }: Attack,
): Promise<boolean> {
  const { rows } = await pool.query<{ spent: boolean }>({
    name: 'spent',
    text: 'select failures_are_spent($1, $2, $3, $4) as spent',
    values: [tenant, mailbox, new Date(now).toISOString(), JSON.stringify(inSeconds(failures))],
  });
  return rows[0]?.spent === true;
}
