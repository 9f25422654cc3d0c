import type { TenantId } from '@comanda/domain/ids.ts';
import type { Database } from '../db/database.ts';
import { eachAlone } from '../db/one-statement.ts';
import type { Log } from '../log.ts';
import { open } from './envelope.ts';
import type { MasterKeys } from './master-keys.ts';
import { findSecret } from './secret-rows.ts';

const keptMs = 30_000;

export type TenantSecrets = {
  /** A tenant's secret of that name, in clear; null: it has none, or it cannot be opened, which is logged. Not for inside a transaction. */
  of(tenantId: TenantId, name: string): Promise<string | null>;
  /** Reads a tenant's secrets again the next time: something of the tenant changed. */
  forget(tenantId: TenantId): void;
};

type Parts = { db: Database; keys: MasterKeys; log: Log; clock: () => number };

/** The one reader of tenants' secrets, in clear only in memory, where each stays for 30 s. */
export function createTenantSecrets({ db, keys, log, clock }: Parts): TenantSecrets {
  const kept = new Map<TenantId, Map<string, { value: string | null; until: number }>>();
  const read = async (tenantId: TenantId, name: string): Promise<string | null> => {
    const stored = await findSecret(eachAlone(db, tenantId), name);
    if (stored === null) return null;
    if ('clear' in stored) return stored.clear;
    const opened = open(keys, { tenantId, name }, stored.envelope);
    if (!opened.ok)
      log.error({ tenantId, secretName: name, keyId: stored.envelope.keyId, problem: opened.error }, 'a secret cannot be opened');
    return opened.ok ? opened.value : null;
  };
  return {
    of: async (tenantId, name) => {
      const ofTenant = kept.getOrInsertComputed(tenantId, () => new Map());
      const known = ofTenant.get(name);
      const now = clock();
      if (known && known.until > now) return known.value;
      const value = await read(tenantId, name);
      ofTenant.set(name, { value, until: now + keptMs });
      return value;
    },
    forget: (tenantId) => void kept.delete(tenantId),
  };
}
