import { checkName, normalName } from '@comanda/domain/checkout/check-name.ts';
import { normalEmail } from '@comanda/domain/email/normal-email.ts';
import type { StaffId, TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { findStaffByEmail, insertStaff, updateStaff } from './staff.rows.ts';
import type { Database } from '../platform/db/database.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { systemRandom } from '../platform/random.ts';

type Wanted = { tenantId: TenantId; email: string; name: string };

/**
 * `made`: a new staff member; `promoted`: one who had another role; `known`: one who was an owner
 * before.
 */
export type MadeOwner = { email: string; outcome: 'made' | 'promoted' | 'known' };

/**
 * Makes sure that the person of an email is an owner of a brand: the first owner, whom nobody can
 * invite. Safe to repeat. Refused with a sentence: a text that is no email or no name. `now`:
 * milliseconds. docs/rules/counter-staff.md#first-owner.
 */
export async function makeOwner(
  owner: Database,
  { tenantId, email, name }: Wanted,
  now: number,
): Promise<Result<MadeOwner, string>> {
  const normal = normalEmail(email);
  if (normal === null) return refuse(`"${email}" is no email`);
  if (checkName(name) !== null)
    return refuse(`"${name}" is no name: 3 to 60 letters, such as "Carmen Soto"`);
  const facts = { name: normalName(name), role: 'owner', storeIds: 'all' } as const;
  return withTenant(owner, tenantId, async (tx) => {
    const known = await findStaffByEmail(tx, normal);
    if (known?.role === 'owner') return accept({ email: normal, outcome: 'known' });
    if (known) {
      await updateStaff(tx, known.id, { ...facts, name: known.name });
      return accept({ email: normal, outcome: 'promoted' });
    }
    const id = systemRandom.id<StaffId>(now);
    const isMade = await insertStaff(tx, { ...facts, id, email: normal }, now);
    return accept({ email: normal, outcome: isMade ? 'made' : 'known' });
  });
}
