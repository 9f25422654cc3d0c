import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns the mark of the secret that the newest server of this tenant started with, or null if
 * none has stored one.
 */
export async function findTokenSecretMark(tx: Tx): Promise<string | null> {
  const [row] = await tx.query<{ mark: string }>(
    'find-token-secret-mark',
    sql`select mark from token_secret_marks where tenant_id = ${tx.tenantId}`,
  );
  return row?.mark ?? null;
}

/** Stores the mark of this server's secret. */
export const saveTokenSecretMark = (tx: Tx, mark: string): Promise<unknown> =>
  tx.query(
    'save-token-secret-mark',
    sql`insert into token_secret_marks (tenant_id, mark) values (${tx.tenantId}, ${mark})
      on conflict (tenant_id) do update set mark = excluded.mark
      where token_secret_marks.mark <> excluded.mark`,
  );
