import type { TenantId } from '@comanda/domain/ids.ts';
import type { Database } from '../db/database.ts';
import { eachAlone } from '../db/one-statement.ts';
import type { Log } from '../log.ts';
import type { MasterKeys } from './master-keys.ts';
import { listSecrets, type StoredSecret } from './secret-rows.ts';

type Parts = { db: Database; keys: MasterKeys; log: Log };
type OfTenant = { tenantId: TenantId; secrets: readonly StoredSecret[] };

/**
 * Looks at the start whether this installation has the keys of all its tenants' secrets, and logs those that still stand in clear. One
 * statement for each tenant.
 * @throws Error in one sentence for the operator, naming the setting, the key and whose secrets need it.
 */
export async function checkSecrets({ db, keys, log }: Parts, tenantIds: readonly TenantId[]): Promise<void> {
  const ofTenants = await Promise.all(
    tenantIds.map(async (tenantId): Promise<OfTenant> => ({ tenantId, secrets: await listSecrets(eachAlone(db, tenantId)) })),
  );
  if (keys.length === 0) refuseNaming(ofTenants, () => true, 'SECRETS_KEYS is not set');
  const known = new Set(keys.map(({ id }) => id));
  for (const id of keyIdsOf(ofTenants)) {
    if (!known.has(id)) refuseNaming(ofTenants, (secret) => keyIdOf(secret) === id, `SECRETS_KEYS has no key "${id}"`);
  }
  const inClear = namesOf(ofTenants, (secret) => keyIdOf(secret) === null);
  if (inClear.length > 0) log.error({ secrets: inClear }, 'secrets stand in clear: run npm run tenant -- secret rotate');
}

const keyIdOf = (secret: StoredSecret): string | null => ('envelope' in secret ? secret.envelope.keyId : null);

const keyIdsOf = (ofTenants: readonly OfTenant[]): Set<string> =>
  new Set(ofTenants.flatMap(({ secrets }) => secrets.flatMap((secret) => keyIdOf(secret) ?? [])));

const namesOf = (ofTenants: readonly OfTenant[], isMeant: (secret: StoredSecret) => boolean): string[] =>
  ofTenants.flatMap(({ tenantId, secrets }) => secrets.filter(isMeant).map(({ name }) => `${name} of ${tenantId}`));

function refuseNaming(ofTenants: readonly OfTenant[], isMeant: (secret: StoredSecret) => boolean, what: string): void {
  const names = namesOf(ofTenants, isMeant);
  if (names.length > 0) throw new Error(`refusing to serve: ${what}, but brands have secrets that need it: ${shortened(names)}`);
}

const mostNamed = 10;

const shortened = (names: readonly string[]): string =>
  names.length <= mostNamed ? names.join(', ') : `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`;
