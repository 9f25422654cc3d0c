import type { TenantId } from '@comanda/domain/ids.ts';
import { sealSecret } from '../platform/secrets/envelope.ts';
import { type MasterKey, parseMasterKeys } from '../platform/secrets/master-keys.ts';
import type { OwnerQueries } from './owner-queries.ts';

/** A key in the format of SECRETS_KEYS. */
export const testKeysText = `tests:${Buffer.alloc(32, 7).toString('base64')}`;
export const testKeys = parseMasterKeys(testKeysText);

/**
 * Stores a tenant's secret as the operator's command does. Running servers may use the previous
 * secret for up to 30 s.
 */
export async function setSecret(
  owner: OwnerQueries,
  tenant: string,
  name: string,
  text: string,
  keys = testKeys,
): Promise<void> {
  const { keyId, wrappedKey, sealed } = sealSecret(
    keys[0] as MasterKey,
    { tenantId: tenant as TenantId, name },
    text,
  );
  await owner.rows(
    tenant,
    `insert into tenant_secrets (tenant_id, name, key_id, wrapped_key, sealed)
      values ($1, $2, $3, $4, $5)
      on conflict (tenant_id, name) do update set key_id = excluded.key_id,
        wrapped_key = excluded.wrapped_key, sealed = excluded.sealed`,
    [tenant, name, keyId, wrappedKey, sealed],
  );
}
