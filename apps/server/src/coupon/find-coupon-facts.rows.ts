import { wrongCodeBudgets } from '@comanda/domain/coupon/wrong-code-budgets.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { budgetInSeconds } from '@comanda/domain/verification/verification-budgets.ts';
import type { CountedBudget } from '@comanda/domain/verification/counted-budget.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * A code that a user typed. `code`: of its coupon, null if no coupon has it; `codeEnd`: the
 * inviter's part of an invitation. `networks`: the budgets of the caller's networks, none if
 * networks are not counted.
 */
export type TriedCode = {
  code: string | null;
  codeEnd: string | null;
  networks: readonly CountedBudget[];
};

/**
 * The facts of a user and a code. `seconds` until another code may be tried; 0: now. `isKnown`: a
 * coupon has the code, and an invitation its inviter. `uses`: by everybody.
 */
export type StoredCouponFacts = {
  email: string;
  mailbox: string;
  seconds: number;
  isKnown: boolean;
  inviterId: UserId | null;
  ownsCode: boolean;
  usesByUser: number;
  uses: number;
  hasOrdered: boolean;
};

type Row = Omit<StoredCouponFacts, 'email' | 'mailbox'> & {
  email: string | null;
  mailbox: string | null;
};

/**
 * Loads the facts of a code in one statement, whether the code exists or not, and counts it if it
 * does not exist. A user whose mailbox is not stored yet needs a second statement, once;
 * `mailboxOf` makes the keyed hash of a normal email. null: there is no such user any more.
 * docs/rules/coupons.md#wrong-coupon-codes.
 */
export async function findCouponFacts(
  tx: Tx,
  userId: UserId,
  tried: TriedCode,
  mailboxOf: (email: string) => string,
  now: number,
): Promise<StoredCouponFacts | null> {
  const first = await ask(tx, userId, tried, null, now);
  if (first.email === null) return null;
  const row =
    first.mailbox === null ? await ask(tx, userId, tried, mailboxOf(first.email), now) : first;
  const { email, mailbox } = row;
  return email === null || mailbox === null ? null : { ...row, email, mailbox };
}

async function ask(
  tx: Tx,
  userId: UserId,
  { code, codeEnd, networks }: TriedCode,
  mailbox: string | null,
  now: number,
): Promise<Row> {
  const user = { budget: 'userCoupons', ...budgetInSeconds(wrongCodeBudgets.user) };
  const asked = JSON.stringify({ code, codeEnd, networks, user });
  const [row] = await tx.query<Row>(
    'coupon-facts',
    sql`select f.email, f.mailbox, f.seconds, f.is_known as "isKnown", f.inviter_id as "inviterId",
      f.owns_code as "ownsCode",
        f.uses_by_user as "usesByUser", f.uses, f.has_ordered as "hasOrdered"
      from coupon_facts(${tx.tenantId}, ${userId}, ${mailbox}, ${asked}::jsonb,
        ${isoOf(now)}) f`,
  );
  if (!row) throw new Error('the facts of a coupon gave no answer');
  return row;
}
