import type { DeviceId, StaffId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { approveDevice } from './device.rows.ts';
import { endCounterSessions, endDevice } from './counter-session.rows.ts';

/**
 * Locks the owners of the brand until the transaction ends, and returns whether there is one
 * besides this person. Two owners who remove each other pass one after the other.
 * docs/rules/counter-staff.md#last-owner.
 */
export async function hasOtherOwner(tx: Tx, id: StaffId): Promise<boolean> {
  const owners = await tx.query<{ id: StaffId }>(
    'lock-owners',
    sql`select id from staff where tenant_id = ${tx.tenantId} and role = 'owner'
      and ended_at is null order by id for no key update`,
  );
  return owners.some((owner) => owner.id !== id);
}

/**
 * A person whose work ends. `kept`: the shared devices that stay although only that person added or
 * approved them; `keptBy`: who says so.
 */
type EndedStaff = { id: StaffId; kept: readonly DeviceId[]; keptBy: StaffId };

/**
 * Ends a person's work: sessions, the PIN, the alerts, and the devices that only that person added
 * or approved; the row stays, because the audit list names it. Returns whether `kept` names none
 * but such shared devices; otherwise nothing changes.
 * docs/rules/counter-staff.md#devices-of-somebody-who-leaves.
 */
export async function endStaff(
  tx: Tx,
  { id, kept, keptBy }: EndedStaff,
  now: number,
): Promise<boolean> {
  const devices = await lockDevicesOfOne(tx, id);
  const shared = new Set(devices.filter(({ isShared }) => isShared).map((device) => device.id));
  if (!kept.every((device) => shared.has(device))) return false;
  await tx.query(
    'end-staff',
    sql`with silenced as (delete from staff_push_subscriptions
        where tenant_id = ${tx.tenantId} and staff_id = ${id})
      update staff set ended_at = ${isoOf(now)}, pin_hash = null
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
  for (const device of devices) {
    if (kept.includes(device.id)) await approveDevice(tx, device.id, keptBy);
    else await endDevice(tx, device.id, now);
  }
  await endCounterSessions(tx, { which: 'staff', staffId: id }, now);
  return true;
}

/**
 * Returns the devices that end with a person: nobody else who works here added or approved them.
 * Locks them until the transaction ends.
 */
const lockDevicesOfOne = (tx: Tx, id: StaffId): Promise<{ id: DeviceId; isShared: boolean }[]> =>
  tx.query(
    'lock-devices-of-one',
    sql`select d.id, d.is_shared as "isShared" from counter_devices d
      where d.tenant_id = ${tx.tenantId} and d.ended_at is null
        and (d.added_by = ${id} or d.approved_by = ${id})
        and not exists (select from staff p where p.tenant_id = d.tenant_id and p.id <> ${id}
          and p.ended_at is null
          and (p.id = d.added_by or (p.id = d.approved_by and p.role in ('manager', 'owner'))))
      order by d.id for update of d`,
  );
