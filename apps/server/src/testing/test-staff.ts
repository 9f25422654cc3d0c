import type { DeviceId, StaffId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { StaffRole } from '@comanda/domain/session/role.ts';
import { hourMs } from '@comanda/domain/duration.ts';
import sql from 'sql-template-tag';
import { addDevicePerson } from '../staff/device-people.rows.ts';
import { counterSessionIdOf, hashToken, tokenOf } from '../session/tokens.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Deps } from '../deps.ts';
import { staffHeaders } from './staff-headers.ts';

export type TestStaff = {
  staffId: StaffId;
  deviceId: DeviceId;
  token: string;
  /** Id of the session, which a page sends beside the cookie. */
  sessionId: string;
  deviceToken: string;
  /** Headers of a counter call, without an Idempotency-Key. */
  headers: Record<string, string>;
};

type Work = { role?: StaffRole; storeIds?: readonly StoreId[] | 'all'; tenant?: string };

/** Inserts a staff member with a session of 12 hours on a device of its own. */
export async function createTestStaff(
  { deps }: { deps: Pick<Deps, 'db' | 'clock' | 'random'> },
  { role = 'crew', storeIds = 'all', tenant = 'burger' }: Work = {},
): Promise<TestStaff> {
  const tenantId = tenant as TenantId;
  const staffId = crypto.randomUUID() as StaffId;
  const deviceId = crypto.randomUUID() as DeviceId;
  const token = tokenOf(tenantId, deps.random.secret());
  const deviceToken = tokenOf(tenantId, deps.random.secret());
  const now = new Date(deps.clock()).toISOString();
  const end = new Date(deps.clock() + 12 * hourMs).toISOString();
  const stores = storeIds === 'all' ? [] : storeIds;
  await withTenant(deps.db, tenantId, async (tx) => {
    await tx.query(
      'insert-test-staff',
      sql`insert into staff (tenant_id, id, name, email, role, all_stores, created_at)
        values (${tenant}, ${staffId}, 'Rosa Pinto', ${`staff-${staffId}@example.com`}, ${role},
          ${storeIds === 'all'}, ${now})`,
    );
    await tx.query(
      'insert-test-staff-stores',
      sql`insert into staff_stores (tenant_id, staff_id, store_id) select ${tenant}, ${staffId},
        unnest(${stores}::integer[])`,
    );
    await tx.query(
      'insert-test-device',
      sql`insert into counter_devices (tenant_id, id, token_hash, name, is_shared, added_by,
        created_at)
        values (${tenant}, ${deviceId}, ${hashToken(deviceToken)}, 'Tablet', true, ${staffId},
          ${now})`,
    );
    await addDevicePerson(tx, deviceId, staffId, deps.clock());
    await tx.query(
      'insert-test-counter-session',
      sql`insert into counter_sessions (tenant_id, token_hash, staff_id, device_id, created_at,
        expires_at)
        values (${tenant}, ${hashToken(token)}, ${staffId}, ${deviceId}, ${now}, ${end})`,
    );
  });
  return {
    staffId,
    deviceId,
    token,
    sessionId: counterSessionIdOf(token),
    deviceToken,
    headers: { ...staffHeaders(token), 'x-tenant': tenant },
  };
}
