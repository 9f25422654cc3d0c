import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** Milliseconds since 1970. */
type Instants = { expiresAt: number; now: number };

/**
 * Stores that a signature was used. Returns false if it was used before. One statement, which also
 * deletes up to 100 expired signatures.
 */
export async function claimSignature(
  tx: Tx,
  signature: string,
  { expiresAt, now }: Instants,
): Promise<boolean> {
  const rows = await tx.query(
    'use-integration-signature',
    sql`with expired as (
        select signature from integration_signatures where tenant_id = ${tx.tenantId}
          and expires_at < ${isoOf(now)}
        limit 100 for update skip locked
      ), gone as (
        delete from integration_signatures s using expired e where s.tenant_id = ${tx.tenantId}
          and s.signature = e.signature
      )
      insert into integration_signatures (tenant_id, signature, expires_at)
      values (${tx.tenantId}, ${signature.toLowerCase()}, ${isoOf(expiresAt)})
      on conflict do nothing returning 1 as used`,
  );
  return rows.length === 1;
}
