import type { StaffRole } from '../../packages/domain/src/session/role.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { systemRandom } from '../../apps/server/src/platform/random.ts';
import { createTestStaff, type TestStaff } from '../../apps/server/src/testing/test-staff.ts';

/** Inserts staff members of a tenant, each signed in on a device of their own for twelve hours. */
export async function insertBenchStaff(
  databaseUrl: string,
  count: number,
  role: StaffRole = 'crew',
  tenant = 'burger',
): Promise<readonly TestStaff[]> {
  const db = openDatabase({ url: databaseUrl, connections: 1 });
  const deps = { db, clock: Date.now, random: systemRandom };
  const staff: TestStaff[] = [];
  for (let at = 0; at < count; at += 1)
    staff.push(await createTestStaff({ deps }, { role, tenant }));
  await db.close();
  return staff;
}
