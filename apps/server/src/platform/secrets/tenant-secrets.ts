import type { TenantId } from '@comanda/domain/ids.ts';
import type { Database } from '../db/database.ts';
import { autocommit } from '../db/single-statement.ts';
import type { Log } from '../log.ts';
import { unsealSecret } from './envelope.ts';
import type { MasterKeys } from './master-keys.ts';
import { findSecret } from './secret-rows.ts';

const cachedMs = 30_000;

export type TenantSecrets = {
  /**
   * Returns a tenant's secret in clear. null: it does not exist, or it cannot be unsealed, which is
   * logged. Do not call it inside a transaction.
   */
  secretOf(tenantId: TenantId, name: string): Promise<string | null>;
  /** Drops a tenant's cached secrets, because something of the tenant changed. */
  invalidate(tenantId: TenantId): void;
};

type Parts = { db: Database; keys: MasterKeys; log: Log; clock: () => number };

/**
 * Creates the only reader of tenants' secrets. They are in clear only in memory, cached for 30 s.
 */
export function createTenantSecrets({ db, keys, log, clock }: Parts): TenantSecrets {
  const cache = new Map<TenantId, Map<string, { value: string | null; until: number }>>();
  const read = async (tenantId: TenantId, name: string): Promise<string | null> => {
    const stored = await findSecret(autocommit(db, tenantId), name);
    if (stored === null) return null;
    const unsealed = unsealSecret(keys, { tenantId, name }, stored.envelope);
    if (!unsealed.ok)
      log.error(
        { tenantId, secretName: name, keyId: stored.envelope.keyId, problem: unsealed.error },
        'a secret cannot be decrypted',
      );
    return unsealed.ok ? unsealed.value : null;
  };
  return {
    secretOf: async (tenantId, name) => {
      const ofTenant = cache.getOrInsertComputed(tenantId, () => new Map());
      const cached = ofTenant.get(name);
      const now = clock();
      if (cached && cached.until > now) return cached.value;
      const value = await read(tenantId, name);
      ofTenant.set(name, { value, until: now + cachedMs });
      return value;
    },
    invalidate: (tenantId) => void cache.delete(tenantId),
  };
}
