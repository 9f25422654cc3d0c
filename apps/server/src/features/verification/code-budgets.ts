import {
  budgetInSeconds,
  codeBudgets,
  failureBudgets,
} from '@comanda/domain/verification/verification-budgets.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/**
 * The keyed hashes by which a request for a code is counted. `knownBrowser`: that of a browser which has logged in to the account; null: any
 * other.
 */
export type CodeRequester = { network: string; mailbox: string; knownBrowser: string | null };
/** `seconds` until a code may be asked for, 0 if one was taken. `isLong`: six digits are not safe enough at present. */
export type TakenCode = { seconds: number; isLong: boolean };

const none = { most: 0, windowMs: 0 };

const codeLimits = (areLimited: boolean) => ({
  brand: budgetInSeconds(areLimited ? codeBudgets.brand : none),
  network: budgetInSeconds(areLimited ? codeBudgets.network : none),
  email: budgetInSeconds(codeBudgets.email),
});

/** Limits of failures, as the database's functions read them. */
export const failureLimits = {
  brand: budgetInSeconds(failureBudgets.brand),
  email: budgetInSeconds(failureBudgets.email),
};

/**
 * Takes one code from the budgets of the mailbox, the network and the brand, or from none of them. `areLimited` false: only the mailbox is
 * counted (tests). A known browser has a budget of its own for the mailbox. docs/rules/login.md#budget-of-an-email,
 * docs/rules/login.md#codes-for-a-known-browser, docs/rules/login.md#budgets-of-a-network-and-a-brand.
 */
export async function takeCode(
  tx: Tx,
  { network, mailbox, knownBrowser }: CodeRequester,
  areLimited: boolean,
  now: number,
): Promise<TakenCode> {
  const at = new Date(now).toISOString();
  const counted = knownBrowser === null ? mailbox : `${mailbox} ${knownBrowser}`;
  const [taken] = await tx.query<TakenCode>(
    'take-code',
    sql`select take_code_budgets(${tx.tenantId}, ${network}, ${counted}, ${at}, ${JSON.stringify(codeLimits(areLimited))}::jsonb) as seconds,
      failures_are_spent(${tx.tenantId}, ${mailbox}, ${at}, ${JSON.stringify(failureLimits)}::jsonb) as "isLong"`,
  );
  if (!taken) throw new Error('the budgets gave no answer');
  return taken;
}
