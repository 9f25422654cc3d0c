import type { TenantId } from '@comanda/domain/ids.ts';
import type { Database } from '../db/database.ts';
import { autocommit } from '../db/single-statement.ts';
import type { MasterKeys } from './master-keys.ts';
import { listSecrets, type StoredSecret } from './secret-rows.ts';

type Parts = { db: Database; keys: MasterKeys };
type OfTenant = { tenantId: TenantId; secrets: readonly StoredSecret[] };

/**
 * Checks at the start that this installation has the keys of all tenants' secrets. One statement
 * per tenant.
 * @throws Error in one sentence for the operator, naming the setting, the key and the secrets that
 * need it.
 */
export async function checkSecrets(
  { db, keys }: Parts,
  tenantIds: readonly TenantId[],
): Promise<void> {
  const ofTenants = await Promise.all(
    tenantIds.map(async (tenantId): Promise<OfTenant> => ({
      tenantId,
      secrets: await listSecrets(autocommit(db, tenantId)),
    })),
  );
  if (keys.length === 0) refuseToServe(ofTenants, () => true, 'SECRETS_KEYS is not set');
  const known = new Set(keys.map(({ id }) => id));
  for (const id of keyIdsOf(ofTenants)) {
    if (!known.has(id))
      refuseToServe(
        ofTenants,
        ({ envelope }) => envelope.keyId === id,
        `SECRETS_KEYS has no key "${id}"`,
      );
  }
}

const keyIdsOf = (ofTenants: readonly OfTenant[]): Set<string> =>
  new Set(ofTenants.flatMap(({ secrets }) => secrets.map(({ envelope }) => envelope.keyId)));

const namesOf = (
  ofTenants: readonly OfTenant[],
  matches: (secret: StoredSecret) => boolean,
): string[] =>
  ofTenants.flatMap(({ tenantId, secrets }) =>
    secrets.filter(matches).map(({ name }) => `${name} of ${tenantId}`),
  );

function refuseToServe(
  ofTenants: readonly OfTenant[],
  matches: (secret: StoredSecret) => boolean,
  problem: string,
): void {
  const names = namesOf(ofTenants, matches);
  if (names.length > 0)
    throw new Error(
      `refusing to serve: ${problem}, but brands have secrets that need it: ${shortList(names)}`,
    );
}

const maxNames = 10;

const shortList = (names: readonly string[]): string =>
  names.length <= maxNames
    ? names.join(', ')
    : `${names.slice(0, maxNames).join(', ')} and ${names.length - maxNames} more`;
