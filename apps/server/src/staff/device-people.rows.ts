import type { PinDevice } from '@comanda/domain/counter/device-people.ts';
import type { DeviceId, StaffId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { CounterDevice } from './device.rows.ts';
import { findStaff, findStoresOfStaff } from './staff.rows.ts';

/**
 * Remembers that a person signed in on a device. Repeating it changes nothing. `now`: milliseconds.
 */
export async function addDevicePerson(
  tx: Tx,
  deviceId: DeviceId,
  staffId: StaffId,
  now: number,
): Promise<void> {
  await tx.query(
    'add-counter-device-person',
    sql`insert into counter_device_people (tenant_id, device_id, staff_id, used_at)
      values (${tx.tenantId}, ${deviceId}, ${staffId}, ${isoOf(now)}) on conflict
      do nothing`,
  );
}

/**
 * Returns a device with what decides whose PIN it takes.
 * docs/rules/counter-staff.md#people-of-a-device.
 */
export async function loadPinDevice(
  tx: Tx,
  { id, isShared, addedBy, approvedBy }: CounterDevice,
): Promise<PinDevice> {
  const people = await tx.query<{ staff_id: StaffId }>(
    'find-counter-device-people',
    sql`select staff_id from counter_device_people where tenant_id = ${tx.tenantId}
      and device_id = ${id}`,
  );
  return {
    ...{ isShared, addedBy },
    adder: { storeIds: await findStoresOfStaff(tx, addedBy) },
    approver: approvedBy === null ? null : await findStaff(tx, approvedBy),
    usedBy: new Set(people.map(({ staff_id }) => staff_id)),
  };
}
