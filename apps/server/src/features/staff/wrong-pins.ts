import type { DeviceId, StaffId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** Returns the wrong PINs of a device, and those in one person's name. docs/rules/counter-staff.md#wrong-pins. */
export async function countWrongPins(
  tx: Pick<Tx, 'query' | 'tenantId'>,
  deviceId: DeviceId,
  staffId: StaffId | null,
): Promise<{ ofDevice: number; ofPerson: number }> {
  const [row] = await tx.query<{ ofDevice: number; ofPerson: number }>(
    'count-wrong-pins',
    sql`select coalesce(sum(wrong), 0)::integer as "ofDevice",
        coalesce(sum(wrong) filter (where staff_id = ${staffId}::uuid), 0)::integer as "ofPerson"
      from counter_wrong_pins where tenant_id = ${tx.tenantId} and device_id = ${deviceId}`,
  );
  return row ?? { ofDevice: 0, ofPerson: 0 };
}

/** Counts a wrong PIN. The caller holds the device's lock. */
export async function addWrongPin(tx: Tx, deviceId: DeviceId, staffId: StaffId): Promise<void> {
  await tx.query(
    'add-wrong-pin',
    sql`insert into counter_wrong_pins as w (tenant_id, device_id, staff_id, wrong) values (${tx.tenantId}, ${deviceId}, ${staffId}, 1)
      on conflict (tenant_id, device_id, staff_id) do update set wrong = w.wrong + 1`,
  );
}

/** Forgets the wrong PINs of a device: of one person after the right one, or of all (null) after a mailed code. */
export async function forgetWrongPins(
  tx: Tx,
  deviceId: DeviceId,
  staffId: StaffId | null,
): Promise<void> {
  await tx.query(
    'forget-wrong-pins',
    sql`delete from counter_wrong_pins where tenant_id = ${tx.tenantId} and device_id = ${deviceId}
      and (${staffId}::uuid is null or staff_id = ${staffId}::uuid)`,
  );
}
