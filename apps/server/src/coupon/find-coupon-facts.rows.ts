import { wrongCodeBudgets } from '@comanda/domain/coupon/wrong-code-budgets.ts';
import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { budgetInSeconds } from '@comanda/domain/verification/verification-budgets.ts';
import type { CountedBudget } from '@comanda/domain/verification/counted-budget.ts';
import sql from 'sql-template-tag';
import type { Database } from '../platform/db/database.ts';
import { gatherStatements } from '../platform/db/gather-statements.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * A code that a user typed. `code`: of its coupon, null if no coupon has it; `codeEnd`: the
 * inviter's part of an invitation. `countsUses`: the uses by everybody are asked for, which only a
 * coupon with a limit needs. `networks`: the budgets of the caller's networks, none if
 * networks are not counted.
 */
export type TriedCode = {
  code: string | null;
  codeEnd: string | null;
  countsUses: boolean;
  networks: readonly CountedBudget[];
};

/**
 * The facts of a user and a code. `seconds` until another code may be tried; 0: now. `isKnown`: a
 * coupon has the code, and an invitation its inviter. `uses`: by everybody, 0 if not asked for.
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
  { db, tenantId }: { db: Database; tenantId: TenantId },
  userId: UserId,
  tried: TriedCode,
  mailboxOf: (email: string) => string,
  now: number,
): Promise<StoredCouponFacts | null> {
  const asked = { userId, now, asked: askedOf(tried) };
  const tx = autocommit(db, tenantId);
  const first = mayCount(tried)
    ? await ask(tx, asked, null)
    : await askTogether(db, tenantId, asked);
  if (first.email === null) return null;
  const row = first.mailbox === null ? await ask(tx, asked, mailboxOf(first.email)) : first;
  const { email, mailbox } = row;
  return email === null || mailbox === null ? null : { ...row, email, mailbox };
}

/** An unknown code is counted, and so is an invitation without its inviter. */
const mayCount = ({ code, codeEnd }: TriedCode): boolean => code === null || codeEnd !== null;

/** `asked`: the JSON that the function in the database reads. `now` in milliseconds. */
type Asked = { userId: UserId; asked: string; now: number };

function askedOf({ code, codeEnd, countsUses, networks }: TriedCode): string {
  const user = { budget: 'userCoupons', ...budgetInSeconds(wrongCodeBudgets.user) };
  return JSON.stringify({ code, codeEnd, countsUses, networks, user });
}

const columns = sql`f.email, f.mailbox, f.seconds, f.is_known as "isKnown",
  f.inviter_id as "inviterId", f.owns_code as "ownsCode", f.uses_by_user as "usesByUser", f.uses,
  f.has_ordered as "hasOrdered"`;

async function ask(tx: Tx, { userId, asked, now }: Asked, mailbox: string | null): Promise<Row> {
  const [row] = await tx.query<Row>(
    'coupon-facts',
    sql`select ${columns}
      from coupon_facts(${tx.tenantId}, ${userId}, ${mailbox}, ${asked}::jsonb, ${isoOf(now)}) f`,
  );
  if (!row) throw new Error('the facts of a coupon gave no answer');
  return row;
}

/**
 * Codes of coupons without an inviter that are asked for at the same moment are answered together:
 * they count nothing, so no call waits for the lock of another.
 */
const askTogether = gatherStatements(async (tx, all: readonly Asked[]) =>
  tx.query<Row>(
    'coupon-facts-together',
    sql`select ${columns}
      from unnest(${all.map(({ userId }) => userId)}::uuid[],
          ${all.map(({ asked }) => asked)}::text[],
          ${all.map(({ now }) => isoOf(now))}::timestamptz[])
          with ordinality as a (person, asked, now, place)
        cross join lateral coupon_facts(${tx.tenantId}, a.person, null, a.asked::jsonb, a.now) f
      order by a.place`,
  ),
);
