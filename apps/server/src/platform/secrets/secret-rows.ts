import sql from 'sql-template-tag';
import type { Tx } from '../db/tenant-transaction.ts';
import type { Envelope } from './envelope.ts';

/** A tenant's stored secret, sealed. */
export type StoredSecret = { readonly name: string; readonly envelope: Envelope };

type Row = { name: string; key_id: string; wrapped_key: Buffer; sealed: Buffer };

const storedSecretOf = ({
  name,
  key_id: keyId,
  wrapped_key: wrappedKey,
  sealed,
}: Row): StoredSecret => ({ name, envelope: { keyId, wrappedKey, sealed } });

export async function findSecret(tx: Tx, name: string): Promise<StoredSecret | null> {
  const [row] = await tx.query<Row>(
    'find-secret',
    sql`select name, key_id, wrapped_key, sealed from tenant_secrets
      where tenant_id = ${tx.tenantId} and name = ${name}`,
  );
  return row ? storedSecretOf(row) : null;
}

/** Returns all secrets of a tenant, by name. */
export async function listSecrets(tx: Tx): Promise<StoredSecret[]> {
  const rows = await tx.query<Row>(
    'list-secrets',
    sql`select name, key_id, wrapped_key, sealed from tenant_secrets
      where tenant_id = ${tx.tenantId} order by name`,
  );
  return rows.map(storedSecretOf);
}

/**
 * Stores a secret and replaces the one with the same name. Only the owner of the tables may call
 * it: servers only read secrets.
 */
export async function saveSecret(
  tx: Tx,
  name: string,
  { keyId, wrappedKey, sealed }: Envelope,
): Promise<void> {
  await tx.query(
    'save-secret',
    sql`insert into tenant_secrets (tenant_id, name, key_id, wrapped_key, sealed)
      values (${tx.tenantId}, ${name}, ${keyId}, ${wrappedKey}, ${sealed})
      on conflict (tenant_id, name) do update
        set key_id = excluded.key_id, wrapped_key = excluded.wrapped_key,
          sealed = excluded.sealed`,
  );
}

/** Deletes a secret. Returns false if there was none. */
export async function removeSecret(tx: Tx, name: string): Promise<boolean> {
  const rows = await tx.query(
    'remove-secret',
    sql`delete from tenant_secrets where tenant_id = ${tx.tenantId} and name = ${name}
      returning name`,
  );
  return rows.length > 0;
}

/**
 * Locks a tenant's secrets until the transaction ends, so that two programs do not change them at
 * once.
 */
export async function lockSecrets(tx: Tx): Promise<void> {
  await tx.query(
    'lock-secrets',
    sql`select from tenant_secrets where tenant_id = ${tx.tenantId} for update`,
  );
}

/**
 * Notifies every server on commit to reload a tenant's secrets; a server that misses the
 * notification compares versions.
 */
export async function publishSecretsChange(tx: Tx): Promise<void> {
  await tx.query(
    'publish-secrets-change',
    sql`with changed as (update tenants set version = version + 1 where id = ${tx.tenantId}
      returning id)
      select pg_notify('comanda_changed', id || ':tenant:') from changed`,
  );
}
