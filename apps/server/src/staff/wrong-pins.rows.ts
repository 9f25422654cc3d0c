import { wrongPinsMs } from '@comanda/domain/counter/wrong-pins.ts';
import type { DeviceId, StaffId } from '@comanda/domain/ids.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

type Reader = Pick<Tx, 'query' | 'tenantId'>;

/**
 * Returns the wrong PINs in a person's name on a device, since their last right one or mailed code
 * there.
 */
export async function countWrongPins(
  tx: Reader,
  deviceId: DeviceId,
  staffId: StaffId,
): Promise<number> {
  const [row] = await tx.query<{ wrong: number }>(
    'count-wrong-pins',
    sql`select wrong from counter_wrong_pins
      where tenant_id = ${tx.tenantId} and device_id = ${deviceId} and staff_id = ${staffId}`,
  );
  return row?.wrong ?? 0;
}

/**
 * Wrong PINs of each person: on a device, and of a day on the devices that the person never used.
 * Without an entry: none.
 */
export type WrongPinsByPerson = ReadonlyMap<StaffId, { onDevice: number; elsewhere: number }>;

/** Returns the wrong PINs in everybody's name that count on a device. `now`: milliseconds. */
export async function findWrongPins(
  tx: Reader,
  deviceId: DeviceId,
  now: number,
): Promise<WrongPinsByPerson> {
  const rows = await tx.query<{ id: StaffId; onDevice: number; elsewhere: number }>(
    'find-wrong-pins',
    sql`select s.id, coalesce(w.wrong, 0) as "onDevice",
        (select count(*)::integer from unnest(p.unused_at) at
          where at > ${sinceOf(now)}) as elsewhere
      from staff s
      left join counter_wrong_pins w on w.tenant_id = s.tenant_id and w.staff_id = s.id
        and w.device_id = ${deviceId}
      left join staff_wrong_pins p on p.tenant_id = s.tenant_id and p.staff_id = s.id
      where s.tenant_id = ${tx.tenantId} and s.ended_at is null
        and (w.wrong is not null or p.staff_id is not null)`,
  );
  return new Map(rows.map(({ id, ...wrong }) => [id, wrong]));
}

/**
 * Wrong PINs of a day in a person's name: on all devices, and on those that the person never used.
 * `mailedAt`: milliseconds.
 */
export type DayOfWrongPins = { total: number; elsewhere: number; mailedAt: number | null };

/**
 * Returns the wrong PINs of the last day in a person's name, and locks them until the transaction
 * ends: tries in one person's name pass one by one on all devices and servers.
 * docs/rules/counter-staff.md#wrong-pins-on-all-devices.
 */
export async function lockWrongPins(
  tx: Tx,
  staffId: StaffId,
  now: number,
): Promise<DayOfWrongPins> {
  const since = sinceOf(now);
  const [row] = await tx.query<{ total: number; elsewhere: number; mailed_at: string | null }>(
    'lock-staff-wrong-pins',
    sql`insert into staff_wrong_pins as p (tenant_id, staff_id) values (${tx.tenantId}, ${staffId})
      on conflict (tenant_id, staff_id) do update set
        wrong_at = array(select at from unnest(p.wrong_at) at where at > ${since} order by at),
        unused_at = array(select at from unnest(p.unused_at) at where at > ${since} order by at)
      returning cardinality(wrong_at) as total, cardinality(unused_at) as elsewhere, mailed_at`,
  );
  if (!row) throw new Error('the wrong PINs were not locked');
  const { total, elsewhere, mailed_at: mailedAt } = row;
  return { total, elsewhere, mailedAt: instantOf(mailedAt) };
}

/**
 * A wrong PIN. `isUsed`: the person signed in on the device before. `isMailed`: they are mailed
 * about it.
 */
export type WrongPin = {
  deviceId: DeviceId;
  staffId: StaffId;
  isUsed: boolean;
  isMailed: boolean;
};

/**
 * Counts a wrong PIN for the device and for the person. The caller holds the locks of both. `now`:
 * milliseconds.
 */
export async function addWrongPin(
  tx: Tx,
  { deviceId, staffId, isUsed, isMailed }: WrongPin,
  now: number,
): Promise<void> {
  const at = isoOf(now);
  await tx.query(
    'add-wrong-pin',
    sql`insert into counter_wrong_pins as w (tenant_id, device_id, staff_id, wrong)
      values (${tx.tenantId}, ${deviceId}, ${staffId}, 1)
      on conflict (tenant_id, device_id, staff_id) do update set wrong = w.wrong + 1`,
  );
  await tx.query(
    'add-staff-wrong-pin',
    sql`update staff_wrong_pins set wrong_at = wrong_at || ${at}::timestamptz,
        unused_at = case when ${isUsed} then unused_at else unused_at || ${at}::timestamptz end,
        mailed_at = case when ${isMailed} then ${at}::timestamptz else mailed_at end
      where tenant_id = ${tx.tenantId} and staff_id = ${staffId}`,
  );
}

/**
 * Forgets the wrong PINs in one person's name on a device, after the right one or a mailed code.
 */
export async function forgetWrongPins(tx: Tx, deviceId: DeviceId, staffId: StaffId): Promise<void> {
  await tx.query(
    'forget-wrong-pins',
    sql`delete from counter_wrong_pins where tenant_id = ${tx.tenantId} and device_id = ${deviceId}
      and staff_id = ${staffId}`,
  );
}

const sinceOf = (now: number): string => isoOf(now - wrongPinsMs);
