import type { DeviceId, StaffId, StoreId } from '@comanda/domain/ids.ts';
import type { StaffRole } from '@comanda/domain/session/role.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { StaffSession } from '../platform/http/call.ts';

type Row = {
  staff_id: StaffId;
  device_id: DeviceId;
  role: StaffRole;
  all_stores: boolean;
  store_ids: readonly StoreId[];
};

/**
 * Returns the session of a token (its SHA-256 in hex) that is valid at `now` (milliseconds):
 * neither the session nor its device nor the staff member has ended.
 * docs/rules/counter.md#counter-calls.
 */
export async function findStaffSession(
  tx: Pick<Tx, 'query' | 'tenantId'>,
  staffTokenHash: string,
  now: number,
): Promise<StaffSession | null> {
  const [row] = await tx.query<Row>(
    'find-staff-session',
    sql`select s.staff_id, s.device_id, p.role, p.all_stores,
        array(select r.store_id from staff_stores r where r.tenant_id = p.tenant_id
          and r.staff_id = p.id) as store_ids
      from counter_sessions s
      join staff p on p.tenant_id = s.tenant_id and p.id = s.staff_id
      join counter_devices d on d.tenant_id = s.tenant_id and d.id = s.device_id
      where s.tenant_id = ${tx.tenantId} and s.token_hash = ${staffTokenHash}
        and s.expires_at > ${isoOf(now)}
        and s.ended_at is null and p.ended_at is null and d.ended_at is null`,
  );
  return row
    ? {
        role: row.role,
        staffId: row.staff_id,
        deviceId: row.device_id,
        storeIds: row.all_stores ? 'all' : row.store_ids,
        staffTokenHash,
      }
    : null;
}
