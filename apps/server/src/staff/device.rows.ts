import type { DeviceId, StaffId, StoreId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** Roles that approve a device for the PINs of others. */
export type ApproverRole = 'manager' | 'owner';

/**
 * A tablet or phone on which somebody signed in with a mailed code. `addedBy`: that person.
 * `approvedBy`: who approved it for the PINs of others, with their role now; null: nobody who still
 * may.
 */
export type CounterDevice = {
  readonly id: DeviceId;
  readonly name: string;
  readonly isShared: boolean;
  readonly addedBy: StaffId;
  readonly approvedBy: StaffId | null;
  readonly approvedAs: ApproverRole | null;
};

const columns = sql`d.id, d.name, d.is_shared as "isShared", d.added_by as "addedBy",
  a.id as "approvedBy", a.role as "approvedAs"`;

/**
 * The devices that exist: not removed, and somebody who added or approved them works here. So a
 * device ends with its last person, whichever of a removal and a sign-in comes first.
 * docs/rules/counter-staff.md#devices-of-somebody-who-leaves.
 */
const live = sql`counter_devices d
  left join staff a on a.tenant_id = d.tenant_id and a.id = d.approved_by and a.ended_at is null
    and a.role in ('manager', 'owner')
  where d.ended_at is null and (a.id is not null
    or exists (select from staff p where p.tenant_id = d.tenant_id and p.id = d.added_by
      and p.ended_at is null))`;

/**
 * Returns the device of a token (its hash) that exists, and locks it until the transaction ends:
 * sign-ins on it pass one by one.
 */
export async function lockDevice(tx: Tx, tokenHash: string): Promise<CounterDevice | null> {
  const [row] = await tx.query<CounterDevice>(
    'lock-counter-device',
    sql`select ${columns} from ${live} and d.tenant_id = ${tx.tenantId}
      and d.token_hash = ${tokenHash} for update of d`,
  );
  return row ?? null;
}

/** As {@link lockDevice}, by its id. */
export async function lockDeviceById(tx: Tx, id: DeviceId): Promise<CounterDevice | null> {
  const [row] = await tx.query<CounterDevice>(
    'lock-counter-device-by-id',
    sql`select ${columns} from ${live} and d.tenant_id = ${tx.tenantId} and d.id = ${id}
      for update of d`,
  );
  return row ?? null;
}

/** Returns the device of a token (its hash) that exists. */
export async function findDevice(
  tx: Pick<Tx, 'query' | 'tenantId'>,
  tokenHash: string,
): Promise<CounterDevice | null> {
  const [row] = await tx.query<CounterDevice>(
    'find-counter-device',
    sql`select ${columns} from ${live} and d.tenant_id = ${tx.tenantId}
      and d.token_hash = ${tokenHash}`,
  );
  return row ?? null;
}

/** Returns a device that exists. */
export async function findDeviceById(tx: Tx, id: DeviceId): Promise<CounterDevice | null> {
  const [row] = await tx.query<CounterDevice>(
    'find-counter-device-by-id',
    sql`select ${columns} from ${live} and d.tenant_id = ${tx.tenantId} and d.id = ${id}`,
  );
  return row ?? null;
}

/** Inserts a device. `now`: milliseconds. */
export async function insertDevice(
  tx: Tx,
  { id, name, isShared, addedBy, approvedBy }: CounterDevice,
  tokenHash: string,
  now: number,
): Promise<void> {
  await tx.query(
    'insert-counter-device',
    sql`insert into counter_devices (tenant_id, id, token_hash, name, is_shared, added_by,
      approved_by, created_at)
      values (${tx.tenantId}, ${id}, ${tokenHash}, ${name}, ${isShared}, ${addedBy}, ${approvedBy},
        ${isoOf(now)})`,
  );
}

/**
 * Returns the store that the device of a token (its hash) watches; null: the device does not exist,
 * or watches none. Reads the index of the tokens.
 */
export async function findWatchedStore(
  tx: Pick<Tx, 'query' | 'tenantId'>,
  tokenHash: string,
): Promise<StoreId | null> {
  const [row] = await tx.query<{ storeId: StoreId | null }>(
    'find-watched-store',
    sql`select d.watched_store_id as "storeId" from ${live} and d.tenant_id = ${tx.tenantId}
      and d.token_hash = ${tokenHash}`,
  );
  return row?.storeId ?? null;
}

/** Stores which store a shared device watches. Returns whether it is one. */
export async function watchStoreOn(tx: Tx, id: DeviceId, storeId: StoreId): Promise<boolean> {
  const rows = await tx.query(
    'watch-store-on-counter-device',
    sql`update counter_devices set watched_store_id = ${storeId}
      where tenant_id = ${tx.tenantId} and id = ${id} and is_shared and ended_at is null
      returning 1`,
  );
  return rows.length > 0;
}

/** Names a device anew. */
export async function renameDevice(tx: Tx, id: DeviceId, name: string): Promise<void> {
  await tx.query(
    'rename-counter-device',
    sql`update counter_devices set name = ${name} where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/** Stores who approves a device for the PINs of others. */
export async function approveDevice(tx: Tx, id: DeviceId, staffId: StaffId): Promise<void> {
  await tx.query(
    'approve-counter-device',
    sql`update counter_devices set approved_by = ${staffId} where tenant_id = ${tx.tenantId}
      and id = ${id}`,
  );
}
