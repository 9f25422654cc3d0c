import type { StaffId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { StaffRole } from '@comanda/domain/session/role.ts';
import { insertStaff } from './staff.rows.ts';
import type { Database } from '../platform/db/database.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { systemRandom } from '../platform/random.ts';

/** The people of each brand of a demonstration: their mailbox at the brand, their name and role. */
const demoStaff = [
  { mailbox: 'dueno', name: 'Carmen Soto', role: 'owner' },
  { mailbox: 'encargado', name: 'Luis Rojas', role: 'manager' },
  { mailbox: 'equipo', name: 'Rosa Pinto', role: 'crew' },
] as const satisfies readonly { mailbox: string; name: string; role: StaffRole }[];

/**
 * Adds an owner, and a manager and crew of one store, to a brand of a demonstration. Their codes
 * arrive in the mailbox of the sandbox. Safe to repeat: somebody who was changed since stays as
 * they are. `now`: milliseconds. docs/rules/counter-staff.md#staff-of-a-demonstration.
 */
export async function addDemoStaff(
  owner: Database,
  tenantId: TenantId,
  storeId: StoreId,
  now: number,
): Promise<void> {
  await withTenant(owner, tenantId, async (tx) => {
    for (const { mailbox, name, role } of demoStaff) {
      const id = systemRandom.id<StaffId>(now);
      const storeIds = role === 'owner' ? 'all' : [storeId];
      await insertStaff(
        tx,
        { id, email: `${mailbox}@${tenantId}.example`, name, role, storeIds },
        now,
      );
    }
  });
}
