import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import type { StaffRole } from '@comanda/domain/session/role.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

type Row = {
  id: StaffId;
  name: string;
  email: string;
  role: StaffRole;
  all_stores: boolean;
  store_ids: readonly StoreId[];
  pin_hash: string | null;
  day_mail: boolean;
};

/**
 * A person who works for the brand. `email`: in lower case. `pinHash`: keyed; null: no PIN was
 * chosen. `dayMail`: each day comes to them by mail.
 */
export type StaffMember = {
  readonly id: StaffId;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly storeIds: readonly StoreId[] | 'all';
  readonly pinHash: string | null;
  readonly dayMail: boolean;
};

const columns = sql`p.id, p.name, p.email, p.role, p.all_stores, p.pin_hash, p.day_mail,
  array(select r.store_id from staff_stores r where r.tenant_id = p.tenant_id and r.staff_id = p.id
    order by r.store_id) as store_ids`;

const toStaffMember = ({
  all_stores,
  store_ids,
  pin_hash,
  day_mail,
  ...row
}: Row): StaffMember => ({
  ...row,
  dayMail: day_mail,
  storeIds: all_stores ? 'all' : store_ids,
  pinHash: pin_hash,
});

/** Returns the staff member of an email (in lower case) who has not left. */
export async function findStaffByEmail(tx: Tx, email: string): Promise<StaffMember | null> {
  const [row] = await tx.query<Row>(
    'find-staff-by-email',
    sql`select ${columns} from staff p where p.tenant_id = ${tx.tenantId} and p.email = ${email}
      and p.ended_at is null`,
  );
  return row ? toStaffMember(row) : null;
}

/** Returns a staff member who has not left. */
export async function findStaff(tx: Tx, id: StaffId): Promise<StaffMember | null> {
  const [row] = await tx.query<Row>(
    'find-staff',
    sql`select ${columns} from staff p where p.tenant_id = ${tx.tenantId} and p.id = ${id}
      and p.ended_at is null`,
  );
  return row ? toStaffMember(row) : null;
}

/** Returns everybody who has not left, by name. */
export async function findAllStaff(tx: Tx): Promise<readonly StaffMember[]> {
  const rows = await tx.query<Row>(
    'find-all-staff',
    sql`select ${columns} from staff p where p.tenant_id = ${tx.tenantId} and p.ended_at is null
      order by lower(p.name), p.id`,
  );
  return rows.map(toStaffMember);
}

export async function storePin(tx: Tx, id: StaffId, pinHash: string): Promise<void> {
  await tx.query(
    'store-pin',
    sql`update staff set pin_hash = ${pinHash} where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/** Returns the stores of a staff member, also of one who left. */
export async function findStoresOfStaff(tx: Tx, id: StaffId): Promise<readonly StoreId[] | 'all'> {
  const [row] = await tx.query<Row>(
    'find-stores-of-staff',
    sql`select ${columns} from staff p where p.tenant_id = ${tx.tenantId} and p.id = ${id}`,
  );
  return row ? toStaffMember(row).storeIds : [];
}

/** The facts of a staff member that a change stores. `storeIds`: of an owner always `all`. */
export type StaffFacts = Pick<StaffMember, 'name' | 'role' | 'storeIds'>;

/**
 * Inserts a staff member with an email in lower case. Returns false if somebody who works here has
 * it. `now`: milliseconds.
 */
export async function insertStaff(
  tx: Tx,
  { id, email, name, role, storeIds }: StaffFacts & Pick<StaffMember, 'id' | 'email'>,
  now: number,
): Promise<boolean> {
  const rows = await tx.query(
    'insert-staff',
    sql`insert into staff (tenant_id, id, name, email, role, all_stores, created_at)
      values (${tx.tenantId}, ${id}, ${name}, ${email}, ${role}, ${storeIds === 'all'},
        ${isoOf(now)})
      on conflict (tenant_id, email) where ended_at is null do nothing returning 1`,
  );
  if (rows.length > 0) await storeStores(tx, id, storeIds);
  return rows.length > 0;
}

/** Stores new facts of a staff member. */
export async function updateStaff(
  tx: Tx,
  id: StaffId,
  { name, role, storeIds }: StaffFacts,
): Promise<void> {
  await tx.query(
    'update-staff',
    sql`update staff set name = ${name}, role = ${role}, all_stores = ${storeIds === 'all'}
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
  await storeStores(tx, id, storeIds);
}

async function storeStores(
  tx: Tx,
  id: StaffId,
  storeIds: readonly StoreId[] | 'all',
): Promise<void> {
  const kept = storeIds === 'all' ? [] : storeIds;
  await tx.query(
    'delete-staff-stores',
    sql`delete from staff_stores where tenant_id = ${tx.tenantId} and staff_id = ${id}
      and store_id <> all (${kept}::integer[])`,
  );
  await tx.query(
    'insert-staff-stores',
    sql`insert into staff_stores (tenant_id, staff_id, store_id)
      select ${tx.tenantId}, ${id}, s
      from (select distinct unnest(${kept}::integer[]) as s) as stores
      on conflict do nothing`,
  );
}
