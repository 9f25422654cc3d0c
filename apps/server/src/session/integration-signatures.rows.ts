import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A use of a signature. Milliseconds since 1970. */
export type SignatureUse = { signature: string; expiresAt: number; now: number };

/**
 * Stores that these signatures were used. Returns for each whether this was its first use; of two
 * uses of one signature here, the earlier. One statement, which also deletes up to 100 expired
 * signatures. They are inserted in their order, so that calls at once cannot block each other.
 */
export async function claimSignatures(
  tx: Tx,
  uses: readonly SignatureUse[],
): Promise<readonly boolean[]> {
  const latest = Math.max(...uses.map(({ now }) => now));
  const signatures = uses.map(({ signature }) => signature.toLowerCase());
  const rows = await tx.query<{ signature: string }>(
    'use-integration-signatures',
    sql`with expired as (
        select signature from integration_signatures where tenant_id = ${tx.tenantId}
          and expires_at < ${isoOf(latest)}
        limit 100 for update skip locked
      ), gone as (
        delete from integration_signatures s using expired e where s.tenant_id = ${tx.tenantId}
          and s.signature = e.signature
      )
      insert into integration_signatures (tenant_id, signature, expires_at)
      select ${tx.tenantId}, u.signature, u.expires_at
      from unnest(${signatures}::text[],
        ${uses.map(({ expiresAt }) => isoOf(expiresAt))}::timestamptz[]) as u (signature,
        expires_at)
      order by u.signature
      on conflict do nothing returning signature`,
  );
  const unused = new Set(rows.map(({ signature }) => signature));
  return signatures.map((signature) => unused.delete(signature));
}
