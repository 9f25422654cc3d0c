import type { DeviceId, StaffId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** Returns the last sign-in (ISO instant) of each staff member who signed in. */
export async function findLastSignIns(tx: Tx): Promise<ReadonlyMap<StaffId, string>> {
  const rows = await tx.query<{ id: StaffId; at: string }>(
    'find-last-sign-ins',
    sql`select staff_id as id, max(created_at) as at from counter_sessions where tenant_id = ${tx.tenantId} group by staff_id`,
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** A device in the list of a brand. `addedBy`: a name; `lastUsedAt`: the last sign-in on it, an ISO instant. */
export type ListedDevice = {
  id: DeviceId;
  name: string;
  isShared: boolean;
  addedBy: string;
  lastUsedAt: string;
};

/** Most devices that are listed. */
const listedDevices = 200;

/** Returns the devices that were not removed, the last used first. */
export const findDevices = (tx: Tx): Promise<ListedDevice[]> =>
  tx.query<ListedDevice>(
    'find-counter-devices',
    sql`select d.id, d.name, d.is_shared as "isShared", p.name as "addedBy",
        greatest(d.created_at, (select max(s.created_at) from counter_sessions s where s.tenant_id = d.tenant_id and s.device_id = d.id)) as "lastUsedAt"
      from counter_devices d join staff p on p.tenant_id = d.tenant_id and p.id = d.added_by
      where d.tenant_id = ${tx.tenantId} and d.ended_at is null order by "lastUsedAt" desc, d.id limit ${listedDevices}`,
  );
