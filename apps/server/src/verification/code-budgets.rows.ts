import type { DeviceId, UserId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import {
  budgetInSeconds,
  type CodeArea,
  codeBudgets,
  failureBudgets,
} from '@comanda/domain/verification/verification-budgets.ts';
import type { CountedBudget } from '@comanda/domain/verification/counted-budget.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * The caller who asks for a code, as far as the server knows: a browser that has logged in to the
 * account (by its hash), a device of the counter, or a user who is logged in. `stranger`: anybody
 * else; `networks`: the budgets of their networks, none if networks and brand are not counted.
 */
export type CodeRequester =
  | { kind: 'stranger'; networks: readonly CountedBudget[] }
  | { kind: 'browser'; browserHash: string }
  | { kind: 'device'; deviceId: DeviceId }
  | { kind: 'user'; userId: UserId; isOwnMailbox: boolean };

/**
 * A request for a code. `mailbox`: the key by which the mailbox is counted ({@link mailboxKey}).
 */
export type AskedCode = { requester: CodeRequester; area: CodeArea; mailbox: string };
/**
 * `seconds` until a code may be asked for, 0 if one was taken. `isLong`: six digits are not safe
 * enough at present.
 */
export type TakenCode = { seconds: number; isLong: boolean };

const prefixOf = (area: CodeArea): string => (area === 'shop' ? '' : `${area} `);

/**
 * Returns the key by which the codes and the failures of a mailbox are counted at one side of the
 * brand.
 */
export const mailboxKey = (area: CodeArea, emailHash: string): string =>
  `${prefixOf(area)}${emailHash}`;

/** Name and prefix of the budgets of a stranger's networks. */
export const networkBudgetOf = (area: CodeArea) => ({
  name: 'networkCodes',
  prefix: prefixOf(area),
  ofHost: codeBudgets.network,
});

/**
 * Returns whether nobody but the requester can guess at the code: the brand's count of wrong codes
 * then does not concern it.
 */
export const isKnown = (requester: CodeRequester): boolean => {
  switch (requester.kind) {
    case 'stranger':
      return false;
    case 'browser':
    case 'device':
      return true;
    case 'user':
      return requester.isOwnMailbox;
  }
};

/**
 * Returns the budgets from which a code is taken, the narrowest first. Strangers share those of the
 * mailbox and of the brand; a known browser, device or user has one of its own, so that no stranger
 * can use it up. docs/rules/login.md#budget-of-an-email,
 * docs/rules/login.md#codes-for-a-known-browser,
 * docs/rules/login.md#budgets-of-a-network-and-a-brand.
 */
export function budgetsOfCode({ requester, area, mailbox }: AskedCode): readonly CountedBudget[] {
  const email = { budget: 'emailCodes', key: mailbox, ...budgetInSeconds(codeBudgets.email) };
  const known = (key: string): CountedBudget => ({
    budget: 'knownCodes',
    key,
    ...budgetInSeconds(codeBudgets.known),
  });
  switch (requester.kind) {
    case 'stranger': {
      const { networks } = requester;
      const brand = {
        budget: 'brandCodes',
        key: prefixOf(area),
        ...budgetInSeconds(codeBudgets.brand),
      };
      return [...networks, email, ...(networks.length === 0 ? [] : [brand])];
    }
    case 'browser':
      return [known(`${mailbox} ${requester.browserHash}`)];
    case 'device': {
      const { deviceId } = requester;
      const ofDevice = { budget: 'deviceCodes', key: deviceId };
      return [
        known(`${mailbox} ${deviceId}`),
        { ...ofDevice, ...budgetInSeconds(codeBudgets.device) },
      ];
    }
    case 'user':
      return [known(requester.userId), ...(requester.isOwnMailbox ? [] : [email])];
  }
}

/**
 * Limits of failures, as the database's functions read them. `isKnown`: the brand's failures do not
 * concern the code. docs/rules/login.md#longer-codes.
 */
export const failureLimits = (area: CodeArea, ofKnown = false) => ({
  brand: {
    ...budgetInSeconds(ofKnown ? { ...failureBudgets.brand, most: 0 } : failureBudgets.brand),
    key: prefixOf(area),
  },
  email: budgetInSeconds(failureBudgets.email),
});

/** Takes one code from all budgets of its requester, or from none of them. */
export async function takeCode(tx: Tx, asked: AskedCode, now: number): Promise<TakenCode> {
  const at = isoOf(now);
  const failures = failureLimits(asked.area, isKnown(asked.requester));
  const [taken] = await tx.query<TakenCode>(
    'take-code',
    sql`select take_budgets(${tx.tenantId}, ${at},
      ${JSON.stringify(budgetsOfCode(asked))}::jsonb) as seconds,
      failures_are_spent(${tx.tenantId}, ${asked.mailbox}, ${at},
        ${JSON.stringify(failures)}::jsonb) as "isLong"`,
  );
  if (!taken) throw new Error('the budgets gave no answer');
  return taken;
}
