import type { DeviceId, StaffId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { endCounterSessions, endDevice } from './counter-session-rows.ts';

/**
 * Locks the owners of the brand until the transaction ends, and returns whether there is one besides this person. Two owners who remove each
 * other pass one after the other. docs/rules/counter-staff.md#last-owner.
 */
export async function hasOtherOwner(tx: Tx, id: StaffId): Promise<boolean> {
  const owners = await tx.query<{ id: StaffId }>(
    'lock-owners',
    sql`select id from staff where tenant_id = ${tx.tenantId} and role = 'owner' and ended_at is null order by id for update`,
  );
  return owners.some((owner) => owner.id !== id);
}

/** Ends a person's work: sessions, own devices and the PIN go; the row stays, because the audit list names it. */
export async function endStaff(tx: Tx, id: StaffId, now: number): Promise<void> {
  await tx.query(
    'end-staff',
    sql`update staff set ended_at = ${new Date(now).toISOString()}, pin_hash = null where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
  const devices = await tx.query<{ id: DeviceId }>(
    'find-own-devices',
    sql`select id from counter_devices where tenant_id = ${tx.tenantId} and added_by = ${id} and not is_shared and ended_at is null`,
  );
  for (const device of devices) await endDevice(tx, device.id, now);
  await endCounterSessions(tx, { which: 'staff', staffId: id }, now);
}
