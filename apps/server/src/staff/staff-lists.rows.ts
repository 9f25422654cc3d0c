import type { DeviceId, StaffId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { ApproverRole } from './device.rows.ts';

/** Returns the last sign-in (ISO instant) of each staff member who signed in. */
export async function findLastSignIns(tx: Tx): Promise<ReadonlyMap<StaffId, string>> {
  const rows = await tx.query<{ id: StaffId; at: string }>(
    'find-last-sign-ins',
    sql`select staff_id as id, max(created_at) as at from counter_sessions
      where tenant_id = ${tx.tenantId} group by staff_id`,
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/**
 * A device in the list of a brand. `addedBy`: a name; `lastUsedAt`: the last sign-in on it, an ISO
 * instant. `approvedAs`: the role of who approved it for the PINs of others; null: nobody.
 * `endsWith`: the only person of this brand who added or approved it; null: there are two.
 */
export type ListedDevice = {
  id: DeviceId;
  name: string;
  isShared: boolean;
  approvedAs: ApproverRole | null;
  endsWith: StaffId | null;
  addedBy: string;
  lastUsedAt: string;
};

/** Most devices that are listed. */
const listedDevices = 200;

/** Returns the devices that were not removed, the last used first. */
export const findDevices = (tx: Tx): Promise<ListedDevice[]> =>
  tx.query<ListedDevice>(
    'find-counter-devices',
    sql`select d.id, d.name, d.is_shared as "isShared", p.name as "addedBy", a.role as "approvedAs",
        case when p.ended_at is not null or a.id is null
          or a.id = p.id then coalesce(a.id, p.id) end as "endsWith",
        greatest(d.created_at, (select max(s.created_at) from counter_sessions s
          where s.tenant_id = d.tenant_id and s.device_id = d.id)) as "lastUsedAt"
      from counter_devices d join staff p on p.tenant_id = d.tenant_id and p.id = d.added_by
      left join staff a on a.tenant_id = d.tenant_id and a.id = d.approved_by and a.ended_at is null
        and a.role in ('manager', 'owner')
      where d.tenant_id = ${tx.tenantId} and d.ended_at is null
        and (p.ended_at is null or a.id is not null) order by "lastUsedAt" desc, d.id
      limit ${listedDevices}`,
  );
