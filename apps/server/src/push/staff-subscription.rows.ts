import type { DeviceId, StaffId, StoreId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { PushTarget } from './encrypt-push.ts';

/** An own phone that gets notices for its person. `createdAt`: ISO instant. */
type StaffSubscription = PushTarget & {
  deviceId: DeviceId;
  staffId: StaffId;
  createdAt: string;
};

/**
 * Stores the subscription of an own phone in place of an earlier one of the phone, or of the same
 * browser on a device that it was before. Returns whether the device is an own one. Run it in a
 * transaction.
 */
export async function saveStaffSubscription(
  tx: Tx,
  { deviceId, staffId, endpoint, p256dh, auth, createdAt }: StaffSubscription,
): Promise<boolean> {
  await tx.query(
    'delete-replaced-staff-push',
    sql`delete from staff_push_subscriptions where tenant_id = ${tx.tenantId}
      and endpoint = ${endpoint} and device_id <> ${deviceId}`,
  );
  const rows = await tx.query(
    'save-staff-push',
    sql`insert into staff_push_subscriptions (tenant_id, device_id, staff_id, endpoint, p256dh,
      auth, created_at)
      select tenant_id, id, ${staffId}, ${endpoint}, ${p256dh}, ${auth}, ${createdAt}
        from counter_devices where tenant_id = ${tx.tenantId} and id = ${deviceId}
          and ended_at is null and not is_shared for share
      on conflict (tenant_id, device_id) do update set staff_id = excluded.staff_id,
        endpoint = excluded.endpoint,
        p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
      returning 1`,
  );
  return rows.length > 0;
}

/** Deletes the subscription of a device. */
export async function deleteStaffSubscription(tx: Tx, deviceId: DeviceId): Promise<void> {
  await tx.query(
    'delete-staff-push',
    sql`delete from staff_push_subscriptions where tenant_id = ${tx.tenantId}
      and device_id = ${deviceId}`,
  );
}

/**
 * The subscriptions that count: the phone is not removed and nobody else's, its person works here
 * and signed in on it with a session that would still last, locked or not.
 * docs/rules/counter-alerts.md#end-of-the-alerts-of-a-phone.
 */
const live = (now: number) => sql`staff_push_subscriptions n
  join counter_devices d on d.tenant_id = n.tenant_id and d.id = n.device_id
    and d.ended_at is null and not d.is_shared
  join staff p on p.tenant_id = n.tenant_id and p.id = n.staff_id and p.ended_at is null
  where exists (select from counter_sessions s where s.tenant_id = n.tenant_id
    and s.device_id = n.device_id and s.staff_id = n.staff_id and s.expires_at > ${isoOf(now)})`;

/** The person reaches the store now. */
const reaches = (storeId: StoreId) => sql`(p.all_stores or exists (select from staff_stores r
  where r.tenant_id = p.tenant_id and r.staff_id = p.id and r.store_id = ${storeId}))`;

/** Returns whether the phone of a session gets notices for its person. `now`: milliseconds. */
export async function hasStaffSubscription(
  tx: Tx,
  { deviceId, staffId }: { deviceId: DeviceId; staffId: StaffId },
  now: number,
): Promise<boolean> {
  const rows = await tx.query(
    'has-staff-push',
    sql`select from ${live(now)} and n.tenant_id = ${tx.tenantId} and n.device_id = ${deviceId}
      and n.staff_id = ${staffId}`,
  );
  return rows.length > 0;
}

/** Returns the phones that are told of the news of a store. `now`: milliseconds. */
export async function findStaffPhones(tx: Tx, storeId: StoreId, now: number): Promise<DeviceId[]> {
  const rows = await tx.query<{ id: DeviceId }>(
    'find-staff-phones',
    sql`select n.device_id as id from ${live(now)} and n.tenant_id = ${tx.tenantId}
      and ${reaches(storeId)} order by n.device_id`,
  );
  return rows.map(({ id }) => id);
}

/** Returns where a phone is told of the news of a store; null: it is not told any more. */
export async function findStaffTarget(
  tx: Tx,
  { deviceId, storeId }: { deviceId: DeviceId; storeId: StoreId },
  now: number,
): Promise<PushTarget | null> {
  const [row] = await tx.query<PushTarget>(
    'find-staff-push-target',
    sql`select n.endpoint, n.p256dh, n.auth from ${live(now)} and n.tenant_id = ${tx.tenantId}
      and n.device_id = ${deviceId} and ${reaches(storeId)}`,
  );
  return row ?? null;
}
