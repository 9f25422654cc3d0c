import type { TenantId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { CountedBudget } from '@comanda/domain/verification/counted-budget.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** `seconds`: until the network may create another brand. */
export type CreatedBrand = 'created' | 'nameTaken' | 'hasNew' | { seconds: number };

type Request = {
  /** As the database's function reads it. */
  brand: object;
  /** The hash of the token whose code was spent in this transaction. */
  proof: string;
  budgets: readonly CountedBudget[];
};

/**
 * Creates the brand by the database's function. The transaction is then the brand's own.
 * docs/rules/sign-up.md#function-that-creates-a-brand.
 */
export async function callCreateBrand(
  tx: Tx,
  { brand, proof, budgets }: Request,
  now: number,
): Promise<CreatedBrand> {
  const [row] = await tx.query<{ outcome: string }>(
    'create-brand',
    sql`select create_brand(${JSON.stringify(brand)}::json, ${proof},
      ${JSON.stringify(budgets)}::jsonb, ${isoOf(now)}) as outcome`,
  );
  const outcome = row?.outcome ?? '';
  return outcome === 'created' || outcome === 'nameTaken' || outcome === 'hasNew'
    ? outcome
    : { seconds: Number(outcome) };
}

/** Returns the transaction as one of another brand: later statements see that brand's rows. */
export async function asBrand(tx: Tx, tenantId: TenantId): Promise<Tx> {
  await tx.query('as-brand', sql`select set_config('app.tenant_id', ${tenantId}, true)`);
  return { ...tx, tenantId };
}

/** Opens the brand of the transaction if it never opened. Returns false if it did. */
export async function callOpenBrand(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ opened: boolean }>(
    'open-brand',
    sql`select open_brand() as opened`,
  );
  return row?.opened ?? false;
}

/** Returns whether a version of the look was published in the back office. */
export async function isLookPublished(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ published: boolean }>(
    'is-look-published',
    sql`select exists (select from brand_versions where tenant_id = ${tx.tenantId}
      and section = 'look' and source = 'back-office') as published`,
  );
  return row?.published ?? false;
}

/** Returns the email of an invitation that holds; null: there is none. `now`: milliseconds. */
export async function findSignUpInvitation(
  tx: Tx,
  id: string,
  now: number,
): Promise<string | null> {
  const [row] = await tx.query<{ email: string }>(
    'find-sign-up-invitation',
    sql`select email from sign_up_invitations where tenant_id = ${tx.tenantId} and id = ${id}
      and expires_at > ${isoOf(now)}`,
  );
  return row?.email ?? null;
}

/** Adds an invitation. Only the operator's command may. */
export async function insertSignUpInvitation(
  tx: Tx,
  { id, email, expiresAt }: { id: string; email: string; expiresAt: string },
  now: number,
): Promise<void> {
  await tx.query(
    'insert-sign-up-invitation',
    sql`insert into sign_up_invitations (tenant_id, id, email, created_at, expires_at)
      values (${tx.tenantId}, ${id}, ${email}, ${isoOf(now)}, ${expiresAt})`,
  );
}
