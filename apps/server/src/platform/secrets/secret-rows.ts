import sql from 'sql-template-tag';
import type { Tx } from '../db/tenant-transaction.ts';
import type { Envelope } from './envelope.ts';

/**
 * When a secret was written, and when its provider last accepted it; ISO instants. null: unknown,
 * because an older program stored it or nobody tried it.
 */
export type SecretTimes = { readonly savedAt: string | null; readonly worksSince: string | null };

/** A tenant's stored secret, sealed. */
export type StoredSecret = SecretTimes & { readonly name: string; readonly envelope: Envelope };

type Row = SecretTimes & { name: string; key_id: string; wrapped_key: Buffer; sealed: Buffer };

const storedSecretOf = ({
  name,
  key_id: keyId,
  wrapped_key: wrappedKey,
  sealed,
  savedAt,
  worksSince,
}: Row): StoredSecret => ({ name, envelope: { keyId, wrappedKey, sealed }, savedAt, worksSince });

export async function findSecret(tx: Tx, name: string): Promise<StoredSecret | null> {
  const [row] = await tx.query<Row>(
    'find-secret',
    sql`select name, key_id, wrapped_key, sealed, saved_at as "savedAt",
        works_since as "worksSince" from tenant_secrets
      where tenant_id = ${tx.tenantId} and name = ${name}`,
  );
  return row ? storedSecretOf(row) : null;
}

/** Returns all secrets of a tenant, by name. */
export async function listSecrets(tx: Tx): Promise<StoredSecret[]> {
  const rows = await tx.query<Row>(
    'list-secrets',
    sql`select name, key_id, wrapped_key, sealed, saved_at as "savedAt",
        works_since as "worksSince" from tenant_secrets
      where tenant_id = ${tx.tenantId} order by name`,
  );
  return rows.map(storedSecretOf);
}

/** Stores a secret and replaces the one with the same name. */
export async function saveSecret(
  tx: Tx,
  name: string,
  { keyId, wrappedKey, sealed }: Envelope,
  { savedAt, worksSince }: SecretTimes,
): Promise<void> {
  await tx.query(
    'save-secret',
    sql`insert into tenant_secrets (tenant_id, name, key_id, wrapped_key, sealed, saved_at,
        works_since)
      values (${tx.tenantId}, ${name}, ${keyId}, ${wrappedKey}, ${sealed}, ${savedAt},
        ${worksSince})
      on conflict (tenant_id, name) do update
        set key_id = excluded.key_id, wrapped_key = excluded.wrapped_key,
          sealed = excluded.sealed, saved_at = excluded.saved_at,
          works_since = excluded.works_since`,
  );
}

/** Stores a secret's data key under another master key. */
export async function rewrapSecret(
  tx: Tx,
  name: string,
  { keyId, wrappedKey }: Envelope,
): Promise<void> {
  await tx.query(
    'rewrap-secret',
    sql`update tenant_secrets set key_id = ${keyId}, wrapped_key = ${wrappedKey}
      where tenant_id = ${tx.tenantId} and name = ${name}`,
  );
}

/** Notes that the provider accepts a secret, unless it was replaced since it was read. */
export async function noteWorkingSecret(
  tx: Tx,
  { name, envelope }: StoredSecret,
  at: string,
): Promise<void> {
  await tx.query(
    'note-working-secret',
    sql`update tenant_secrets set works_since = ${at}
      where tenant_id = ${tx.tenantId} and name = ${name} and sealed = ${envelope.sealed}`,
  );
}

/** Deletes a secret as it was read. Returns false if it was replaced or deleted since. */
export async function takeSecret(tx: Tx, { name, envelope }: StoredSecret): Promise<boolean> {
  const rows = await tx.query(
    'take-secret',
    sql`delete from tenant_secrets
      where tenant_id = ${tx.tenantId} and name = ${name} and sealed = ${envelope.sealed}
      returning name`,
  );
  return rows.length > 0;
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
