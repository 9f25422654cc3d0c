import type { StoreId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns the stores of each of these staff sessions (SHA-256 of its token in hex) that is valid at
 * `now` (milliseconds).
 */
export async function liveStaffSessions(
  tx: Pick<Tx, 'query' | 'tenantId'>,
  tokenHashes: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, readonly StoreId[] | 'all'>> {
  const rows = await tx.query<{
    token_hash: string;
    all_stores: boolean;
    store_ids: readonly StoreId[];
  }>(
    'live-staff-sessions',
    sql`select s.token_hash, p.all_stores,
        array(select r.store_id from staff_stores r where r.tenant_id = p.tenant_id
          and r.staff_id = p.id) as store_ids
      from counter_sessions s
      join staff p on p.tenant_id = s.tenant_id and p.id = s.staff_id
      join counter_devices d on d.tenant_id = s.tenant_id and d.id = s.device_id
      where s.tenant_id = ${tx.tenantId} and s.token_hash = any (${tokenHashes}::text[])
        and s.expires_at > ${isoOf(now)} and s.ended_at is null
          and p.ended_at is null and d.ended_at is null`,
  );
  return new Map(
    rows.map(({ token_hash, all_stores, store_ids }) => [
      token_hash,
      all_stores ? 'all' : store_ids,
    ]),
  );
}
