import type { DeviceId, StaffId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** A tablet or phone on which somebody signed in with a mailed code. `addedBy`: that person. */
export type CounterDevice = {
  readonly id: DeviceId;
  readonly name: string;
  readonly isShared: boolean;
  readonly addedBy: StaffId;
};

const columns = sql`id, name, is_shared as "isShared", added_by as "addedBy"`;

/** Returns the device of a token (its hash) that was not removed, and locks it until the transaction ends: sign-ins on it pass one by one. */
export async function lockDevice(tx: Tx, tokenHash: string): Promise<CounterDevice | null> {
  const [row] = await tx.query<CounterDevice>(
    'lock-counter-device',
    sql`select ${columns} from counter_devices
      where tenant_id = ${tx.tenantId} and token_hash = ${tokenHash} and ended_at is null for update`,
  );
  return row ?? null;
}

/** As {@link lockDevice}, by its id. */
export async function lockDeviceById(tx: Tx, id: DeviceId): Promise<CounterDevice | null> {
  const [row] = await tx.query<CounterDevice>(
    'lock-counter-device-by-id',
    sql`select ${columns} from counter_devices where tenant_id = ${tx.tenantId} and id = ${id} and ended_at is null for update`,
  );
  return row ?? null;
}

/** Returns the device of a token (its hash) that was not removed. */
export async function findDevice(
  tx: Pick<Tx, 'query' | 'tenantId'>,
  tokenHash: string,
): Promise<CounterDevice | null> {
  const [row] = await tx.query<CounterDevice>(
    'find-counter-device',
    sql`select ${columns} from counter_devices where tenant_id = ${tx.tenantId} and token_hash = ${tokenHash} and ended_at is null`,
  );
  return row ?? null;
}

/** Inserts a device. `now`: milliseconds. */
export async function insertDevice(
  tx: Tx,
  { id, name, isShared, addedBy }: CounterDevice,
  tokenHash: string,
  now: number,
): Promise<void> {
  await tx.query(
    'insert-counter-device',
    sql`insert into counter_devices (tenant_id, id, token_hash, name, is_shared, added_by, created_at)
      values (${tx.tenantId}, ${id}, ${tokenHash}, ${name}, ${isShared}, ${addedBy}, ${new Date(now).toISOString()})`,
  );
}

/** Names a device anew. */
export async function renameDevice(tx: Tx, id: DeviceId, name: string): Promise<void> {
  await tx.query(
    'rename-counter-device',
    sql`update counter_devices set name = ${name} where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/** Returns a device that was not removed. */
export async function findDeviceById(tx: Tx, id: DeviceId): Promise<CounterDevice | null> {
  const [row] = await tx.query<CounterDevice>(
    'find-counter-device-by-id',
    sql`select ${columns} from counter_devices where tenant_id = ${tx.tenantId} and id = ${id} and ended_at is null`,
  );
  return row ?? null;
}
